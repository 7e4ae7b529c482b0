import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type FlightBooking, isFlightBooking } from "@safar/engine";
import Route from "lucide-react/icons/route";
import TicketsPlane from "lucide-react/icons/tickets-plane";
import { isolated } from "../../i18n/isolated.ts";
import { ShareButton } from "../bookings/booking-actions.tsx";
import { createBooking } from "../bookings/create-booking.tsx";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import { FlightChanges, ModifyFlight } from "./flight-manage.tsx";
import { FlightPassengers } from "./flight-passengers.tsx";
import { FlightTitle } from "./flight-title.tsx";
import { zoneOfFlight } from "./flight-zone.ts";
import booked from "./flights.booked.tsx";
import { ItineraryPart } from "./itinerary-part.tsx";

function Share({
  booking: {
    flight: { itinerary, references },
  },
  address,
}: {
  readonly booking: FlightBooking;
  readonly address: string;
}) {
  const { t } = useLingui();
  const words = useFlightWords();
  const [first, last] = [itinerary.legs[0], itinerary.legs.at(-1)];
  const from = isolated(words.city(first?.from ?? "", references));
  const to = isolated(words.city(last?.to ?? "", references));
  return <ShareButton path={address} title={t`My flight from ${from} to ${to}`} />;
}

/** The page of a booking of a flight. */
export default createBooking<FlightBooking>({
  booked,
  isOf: isFlightBooking,
  name: msg`Your flight booking`,
  zoneOf: zoneOfFlight,
  Title: FlightTitle,
  Share,
  icon: TicketsPlane,
  People: FlightPassengers,
  own: [{ id: "itinerary", label: msg`Itinerary`, icon: Route, Panel: ItineraryPart }],
  manage: { label: msg`Manage Your Trip`, News: FlightChanges, More: ModifyFlight },
});
