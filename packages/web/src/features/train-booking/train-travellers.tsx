import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TrainsBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import type { Over } from "../bookings/booked.types.ts";
import { BookedPeople } from "../bookings/booked-people.tsx";
import * as css from "../bookings/booking.css.ts";
import { placeNames } from "../seat-plan/seat-words.ts";
import { StopLine } from "../train-results/stop-line.tsx";

/** Who travels, each with their coach, their place and their ticket; and the stops on the way. */
export function TrainTravellers({ booking: { trains }, isOver }: { booking: TrainsBooking; isOver: Over }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { infants, train, travellers } = trains;
  return (
    <>
      <BookedPeople
        id="travellers"
        title={<Trans>Travellers</Trans>}
        isOver={isOver}
        refused={msg`No ticket: the operator refused`}
        people={travellers.map(({ coach, isCancelled, kind, place, ...traveller }) => ({
          ...traveller,
          facts: (
            <>
              <span>
                <Trans>
                  Coach <bdi dir="ltr">{coach}</bdi>
                </Trans>
              </span>
              <span>{t(placeNames[kind](place))}</span>
              {isCancelled && (
                <span>
                  <Trans>Cancelled</Trans>
                </span>
              )}
            </>
          ),
        }))}
      />
      {infants > 0 && (
        <p className={css.small}>
          {t`${plural(infants, { one: "# infant travels without a place.", other: "# infants travel without a place." })}`}
        </p>
      )}
      <section className={css.panel} aria-labelledby="stops">
        <h2 id="stops">
          <bdi>{train.name[locale]}</bdi>: <Trans>stops</Trans>
        </h2>
        <StopLine stops={train.stops} boards={train.boards} leaves={train.leaves} />
      </section>
    </>
  );
}
