import { useLingui } from "@lingui/react/macro";
import { baggageByLeg, type FlightBooking, type FlightLeg, isNoBag } from "@safar/engine";
import { TicketCard, TicketFacts, TicketLeg } from "@safar/ui/ticket-card";
import Plane from "lucide-react/icons/plane";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { formatHijriDate } from "../../i18n/hijri.ts";
import { cabinWords } from "../flight-results/cabin-words.ts";
import { clockOf, useFlightWords } from "../flight-results/flight-words.ts";
import * as css from "./booking.css.ts";
import { NameList } from "./name-list.tsx";
import { TicketStub } from "./ticket-stub.tsx";

/** One leg as a boarding pass: what flies when, in times of the places' own clocks, and for whom. */
export function FlightTicket({ booking, leg, index }: { booking: FlightBooking; leg: FlightLeg; index: number }) {
  const { i18n, t } = useLingui();
  const { edition, locale } = useFacts();
  const words = useFlightWords();
  const { itinerary, passengers, references } = booking.flight;
  const [first] = leg.segments;
  if (first === undefined) return null;
  const adult = baggageByLeg(itinerary.baggage).find((entry) => entry.leg === index);
  const place = (code: string) => (
    <>
      {words.city(code, references)} <bdi>{code}</bdi>
    </>
  );
  return (
    <TicketCard
      head={
        <>
          <span>
            {words.airline(first.airline, references)}{" "}
            {leg.segments.map(({ airline, id, number }) => (
              <bdi key={id} className={css.flightNumber}>
                {airline} {number}
              </bdi>
            ))}
          </span>
          <span>
            {words.longDay(leg.departs.local)}
            {edition === "SA" && <span className={css.hijri}>{formatHijriDate(leg.departs.local, locale)}</span>}
          </span>
        </>
      }
      stub={<TicketStub booking={booking} address={paths.flightBooking(booking.uuid)} />}
    >
      <TicketLeg
        icon={Plane}
        turn={45}
        from={{ time: clockOf(leg.departs.local), place: place(leg.from) }}
        to={{
          time: clockOf(leg.arrives.local),
          place: (
            <>
              {place(leg.to)}
              {leg.dayOffset !== 0 && <span className={css.small}> {words.day(leg.arrives.local)}</span>}
            </>
          ),
        }}
        between={
          <>
            {words.duration(leg.minutes)}
            <br />
            {words.stops(leg.stops)}
          </>
        }
      />
      <TicketFacts
        facts={[
          { label: passengers.length > 1 ? t`Travellers` : t`Traveller`, value: <NameList of={passengers} /> },
          { label: t`Cabin`, value: i18n._(cabinWords[first.cabin]) },
          ...(first.terminals.from === null ? [] : [{ label: t`Terminal`, value: first.terminals.from }]),
          ...(adult === undefined
            ? []
            : [
                {
                  label: t`Checked baggage`,
                  value: isNoBag(adult.checked) ? t`Not included` : words.allowance(adult.checked),
                },
              ]),
        ]}
      />
    </TicketCard>
  );
}
