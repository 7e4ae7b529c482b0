import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HotelsView, Stay } from "@safar/engine";
import { Dot, Dotted } from "@safar/ui/dot";
import { Poster } from "@safar/ui/poster";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { boardWords } from "../hotel-results/hotel-words.ts";
import { useStayParty } from "../hotel-results/stay-party.ts";
import { Stars } from "../reviews/stars.tsx";
import * as css from "./stay-summary.css.ts";

/** What is being booked, in short: where, from when to when, which rooms. */
export function StayCard({ stay }: { stay: Stay }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const partyOf = useStayParty();
  const { nights, rooms } = stay;
  return (
    <section className={css.card} aria-label={t`Your stay`}>
      <Poster kind="hotel" name={stay.subject} />
      <div className={css.words}>
        <strong>
          <bdi>{stay.names[locale]}</bdi>
        </strong>
        <Stars count={stay.stars} />
        <span className={css.quiet}>{stay.address}</span>
        <span>
          {formatShortDay(stay.checkIn, locale)} – {formatShortDay(stay.checkOut, locale)}
          <Dot />
          {t`${plural(nights, { one: "# night", other: "# nights" })}`}
        </span>
        <span className={css.quiet}>
          <Trans>
            Check-in from <bdi>{stay.checkInFrom}</bdi>, check-out until <bdi>{stay.checkOutUntil}</bdi>
          </Trans>
        </span>
        <ul role="list" className={css.rooms}>
          {rooms.map((room, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a room is its place in the stay
            <li key={index}>
              {rooms.length > 1 && (
                <>
                  <Trans>Room {index + 1}</Trans>:{" "}
                </>
              )}
              <Dotted of={[room.names[locale], t(boardWords[room.board]), partyOf([room])]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Nothing while a quote that was opened by its address has not been read. */
export function StaySummary({ view }: { view: Pick<HotelsView, "stay"> }) {
  return view.stay === null ? null : <StayCard stay={view.stay} />;
}
