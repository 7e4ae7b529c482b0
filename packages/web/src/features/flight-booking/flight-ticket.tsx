import { Trans, useLingui } from "@lingui/react/macro";
import { baggageByLeg, type FlightBooking, type FlightLeg, type FlightSegment, isNoBag } from "@safar/engine";
import { Dotted } from "@safar/ui/dot";
import Plane from "lucide-react/icons/plane";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import * as css from "../bookings/booking.css.ts";
import { ExtraList } from "../bookings/extra-list.tsx";
import { NameList } from "../bookings/name-list.tsx";
import { RideTicket } from "../bookings/ride-ticket.tsx";
import { cabinWords } from "../flight-itinerary/cabin-words.ts";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import { GoesOn, isMixed } from "../flight-itinerary/goes-on.tsx";
import { stopsOf } from "../flight-itinerary/stops-words.ts";
import { flightWas } from "./flight-was.ts";

/** Each of the flights that a leg is flown with; their days are said where they are other than the first one's. */
function Flights({ of }: { of: readonly FlightSegment[] }) {
  const words = useFlightWords();
  const first = of[0]?.departs.local.slice(0, 10);
  return of.map(({ airline, arrives, departs, from, id, number, to }) => (
    <span key={id} className={css.flightLine}>
      <bdi dir="ltr">
        {airline} {number}
      </bdi>{" "}
      · {departs.local.slice(0, 10) !== first && `${words.day(departs.local)} `}
      <bdi dir="ltr">
        {from} {clockOf(departs.local)}
      </bdi>{" "}
      – {arrives.local.slice(0, 10) !== departs.local.slice(0, 10) && `${words.day(arrives.local)} `}
      <bdi dir="ltr">
        {to} {clockOf(arrives.local)}
      </bdi>
    </span>
  ));
}

/** One leg as a boarding pass. */
function FlightTicket({ booking, leg, index }: { booking: FlightBooking; leg: FlightLeg; index: number }) {
  const { i18n, t } = useLingui();
  const words = useFlightWords();
  const { locale } = useFacts();
  const { extras, itinerary, passengers, references } = booking.flight;
  const [first] = leg.segments;
  if (first === undefined) return null;
  // What holds for a whole leg names no flight of it: where there are several legs, nothing says which.
  const chosen = extras.filter(({ segmentId }) =>
    segmentId === null ? itinerary.legs.length === 1 : leg.segments.some(({ id }) => id === segmentId),
  );
  const adult = baggageByLeg(itinerary.baggage).find((entry) => entry.leg === index);
  const fare = booking.isMasked
    ? t`Shown once you confirm it is yours`
    : adult && (isNoBag(adult.checked) ? t`Not in the fare` : words.allowance(adult.checked));
  const bags = fare === undefined ? [] : chosen.filter(({ kind }) => kind === "bag");
  // A meal of the fare costs nothing, and one is taken for whoever chooses none.
  const meals = chosen.filter(({ amount, kind }) => kind === "meal" && amount.minor === 0);
  const others = chosen.filter((extra) => !bags.includes(extra) && !meals.includes(extra));
  const checked =
    bags.length === 0 ? (
      fare
    ) : (
      <Trans>
        {fare}; bought: <ExtraList of={bags} />
      </Trans>
    );
  const was = flightWas(booking.flight, index);
  const place = (code: string) => (
    <>
      {words.city(code, references)} <bdi>{code}</bdi>
    </>
  );
  return (
    <RideTicket
      booking={booking}
      carrier={
        <>
          {words.airlines(leg.segments, references)}{" "}
          {leg.segments.map(({ airline, id, number }) => (
            <bdi key={id} className={css.rideNumber}>
              {airline} {number}
            </bdi>
          ))}
        </>
      }
      icon={Plane}
      turn={45}
      from={{ local: leg.departs.local, was: was?.departs, place: place(leg.from) }}
      to={{ local: leg.arrives.local, was: was?.arrives, place: place(leg.to) }}
      isOtherDay={leg.dayOffset !== 0}
      between={[words.duration(leg.minutes), <Dotted key="stops" of={stopsOf(i18n, words, leg, references)} />]}
      facts={[
        ...(leg.segments.length > 1
          ? [{ label: t`Each flight`, value: <Flights of={leg.segments} />, isLong: true }]
          : []),
        ...(isMixed(leg.segments)
          ? [{ label: t`Bags`, value: <GoesOn segments={leg.segments} references={references} />, isLong: true }]
          : []),
        { label: passengers.length > 1 ? t`Travellers` : t`Traveller`, value: <NameList of={passengers} /> },
        { label: t`Cabin`, value: i18n._(cabinWords[first.cabin]) },
        { label: t`Fare`, value: <bdi>{itinerary.brand[locale]}</bdi> },
        ...(first.terminals.from === null ? [] : [{ label: t`Terminal`, value: first.terminals.from }]),
        ...(checked === undefined ? [] : [{ label: t`Checked baggage`, value: checked, isLong: bags.length > 0 }]),
        ...(meals.length === 0 ? [] : [{ label: t`Meal in the fare`, value: <ExtraList of={meals} /> }]),
        ...(others.length === 0 ? [] : [{ label: t`Seats and extras`, value: <ExtraList of={others} /> }]),
      ]}
    />
  );
}

/** A ticket for each leg. */
export const FlightTickets = ({ booking }: { booking: FlightBooking }) =>
  booking.flight.itinerary.legs.map((leg, index) => (
    <FlightTicket key={`${leg.from} ${leg.departs.local}`} booking={booking} leg={leg} index={index} />
  ));
