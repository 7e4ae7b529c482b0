import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type BusBooking, isBusBooking } from "@safar/engine";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import { ShareButton } from "../bookings/booking-actions.tsx";
import { createBooking } from "../bookings/create-booking.tsx";
import { BusPassengers } from "./bus-passengers.tsx";
import { BusTitle } from "./bus-title.tsx";
import booked from "./buses.booked.tsx";

function Share({ booking: { bus }, address }: { readonly booking: BusBooking; readonly address: string }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [from, to] = [isolated(bus.from.name[locale]), isolated(bus.to.name[locale])];
  return <ShareButton path={address} title={t`My bus from ${from} to ${to}`} />;
}

/** The page of a booking of a bus. */
export default createBooking<BusBooking>({
  booked,
  isOf: isBusBooking,
  name: msg`Your bus booking`,
  zoneOf: ({ bus }) => bus.departure.departs.zone,
  Title: BusTitle,
  Share,
  icon: Ticket,
  People: BusPassengers,
  manage: { label: msg`Manage Your Trip` },
});
