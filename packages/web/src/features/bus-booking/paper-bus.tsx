import { Trans, useLingui } from "@lingui/react/macro";
import type { BookedBus, BusBooking, BusStop } from "@safar/engine";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { TitledName } from "../bookings/titled-name.tsx";
import { rideTime } from "../bus-search/bus-words.ts";
import * as css from "../papers/paper.css.ts";
import { PaperFacts, PaperSection, PaperTable } from "../papers/paper-facts.tsx";
import { PlaceMoment } from "../papers/paper-time.tsx";

function Stop({ name, city, stop }: { name: ReactNode; city: string; stop: BusStop }) {
  const { locale } = useFacts();
  return (
    <div>
      <p className={css.quiet}>{name}</p>
      <PlaceMoment at={stop.time} />
      <span className={css.stacked}>
        <strong>
          <bdi>{city}</bdi>
        </strong>
        <bdi>{stop.name[locale]}</bdi>
      </span>
    </div>
  );
}

/** Which coach, from which stop to which, and by what its seats were bought. */
function Coach({ bus }: { bus: BookedBus }) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const { boarding, bundle, departure, dropping, from, to } = bus;
  return (
    <PaperSection
      id="coach"
      title={
        <>
          <bdi>{departure.operator.name[locale]}</bdi> · <bdi>{departure.coach.name[locale]}</bdi>
        </>
      }
    >
      <div className={css.ends}>
        <Stop name={<Trans>Get on</Trans>} city={from.name[locale]} stop={boarding} />
        <Stop name={<Trans>Get off</Trans>} city={to.name[locale]} stop={dropping} />
      </div>
      <PaperFacts
        of={[
          { name: t`On the road`, value: rideTime(i18n, departure.minutes) },
          { name: t`Distance`, value: <Trans>{departure.km} km</Trans> },
          { name: t`Bundle`, value: <bdi>{bundle.name[locale]}</bdi> },
        ]}
      />
    </PaperSection>
  );
}

/** Who sits where, each on their ticket. */
function Seats({ bus: { passengers } }: { bus: BookedBus }) {
  const { t } = useLingui();
  return (
    <PaperSection id="passengers" title={<Trans context="on a bus">Passengers</Trans>}>
      <PaperTable columns={[t`Seat`, t`Name`, t`Ticket number`]}>
        {passengers.map(({ id, seat, ticket, ...passenger }) => (
          <tr key={id}>
            <th scope="row">
              <bdi dir="ltr" className={css.hour}>
                {seat}
              </bdi>
            </th>
            <td>
              <TitledName of={passenger} />
            </td>
            <td className={css.number}>
              {ticket.number === null ? <Trans>Not issued yet</Trans> : <bdi dir="ltr">{ticket.number}</bdi>}
            </td>
          </tr>
        ))}
      </PaperTable>
    </PaperSection>
  );
}

/** A bus's ticket on paper. */
export const PaperBus = ({ booking: { bus } }: { readonly booking: BusBooking }) => (
  <>
    <Coach bus={bus} />
    <Seats bus={bus} />
  </>
);
