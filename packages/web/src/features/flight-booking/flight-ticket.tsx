import { useLingui } from "@lingui/react/macro";
import { baggageByLeg, type FlightBooking, type FlightLeg, isNoBag } from "@safar/engine";
import { TicketCard, TicketFacts, TicketLeg } from "@safar/ui/ticket-card";
import Plane from "lucide-react/icons/plane";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatHijriDate } from "../../i18n/hijri.ts";
import * as css from "../bookings/booking.css.ts";
import { NameList } from "../bookings/name-list.tsx";
import { TicketStub } from "../bookings/ticket-stub.tsx";
import { cabinWords } from "../flight-itinerary/cabin-words.ts";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";

/** One leg as a boarding pass: what flies when, in times of the places' own clocks, and for whom. */
function FlightTicket({ booking, leg, index }: { booking: FlightBooking; leg: FlightLeg; index: number }) {
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
              <bdi key={id} className={css.rideNumber}>
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
      stub={<TicketStub booking={booking} address={paths.booking("flights", booking.uuid)} />}
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

/** A ticket for each leg. */
export const FlightTickets = ({ booking }: { booking: FlightBooking }) =>
  booking.flight.itinerary.legs.map((leg, index) => (
    <FlightTicket key={`${leg.from} ${leg.departs.local}`} booking={booking} leg={leg} index={index} />
  ));
