import { Trans, useLingui } from "@lingui/react/macro";
import { type BookingView, type FlightBooking, isFlightBooking } from "@safar/engine";
import Route from "lucide-react/icons/route";
import TicketsPlane from "lucide-react/icons/tickets-plane";
import { paths } from "../../app/paths.ts";
import { isolated, useFlightWords } from "../flight-results/flight-words.ts";
import { flightBookingFlow } from "./booking-flows.ts";
import { BookingFrame, type Send } from "./booking-frame.tsx";
import { type BookingPageProps, BookingTabs } from "./booking-tabs.tsx";
import { FlightManagePart } from "./flight-manage-part.tsx";
import { FlightTicket } from "./flight-ticket.tsx";
import { FlightTitle } from "./flight-title.tsx";
import { ItineraryPart } from "./itinerary-part.tsx";
import { isOver, OverviewPart } from "./overview-part.tsx";
import { PassengerList } from "./passenger-list.tsx";

type Shown = { readonly view: BookingView; readonly booking: FlightBooking; readonly send: Send };

function Overview({ booking }: Pick<Shown, "booking">) {
  const { t } = useLingui();
  const words = useFlightWords();
  const { itinerary, references } = booking.flight;
  const [first, last] = [itinerary.legs[0], itinerary.legs.at(-1)];
  const from = isolated(words.city(first?.from ?? "", references));
  const to = isolated(words.city(last?.to ?? "", references));
  return (
    <OverviewPart
      booking={booking}
      address={paths.flightBooking(booking.uuid)}
      title={t`My flight from ${from} to ${to}`}
      tickets={itinerary.legs.map((leg, index) => (
        <FlightTicket key={`${leg.from} ${leg.departs.local}`} booking={booking} leg={leg} index={index} />
      ))}
      people={<PassengerList flight={booking.flight} isOver={isOver(booking)} />}
    />
  );
}

function Parts({ view, booking, send, part, onPart }: Shown & Pick<BookingPageProps, "part" | "onPart">) {
  const { t } = useLingui();
  const itinerary = <ItineraryPart flight={booking.flight} />;
  return (
    <BookingTabs
      view={view}
      booking={booking}
      part={part}
      onPart={onPart}
      address={paths.flightBooking(booking.uuid)}
      icon={TicketsPlane}
      overview={<Overview booking={booking} />}
      own={[{ id: "itinerary", label: t`Itinerary`, icon: Route, panel: itinerary }]}
      manage={{
        label: t`Manage Your Trip`,
        panel: <FlightManagePart view={view} booking={booking} send={send} />,
      }}
    />
  );
}

/** A flight's booking: how it stands, what to do now, and everything about it in four parts. */
export function FlightBookingPage({ booking, found, part, mishap, onPart }: BookingPageProps) {
  return (
    <BookingFrame
      booking={booking}
      found={found}
      mishap={mishap}
      flow={flightBookingFlow}
      isOf={isFlightBooking}
      address={paths.flightBooking(booking)}
      name={<Trans>Your flight booking</Trans>}
      renderTitle={({ flight }) => <FlightTitle flight={flight} />}
    >
      {(shown) => <Parts {...shown} part={part} onPart={onPart} />}
    </BookingFrame>
  );
}
