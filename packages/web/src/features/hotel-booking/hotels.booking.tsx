import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type HotelBooking, isHotelBooking } from "@safar/engine";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import { ShareButton } from "../bookings/booking-actions.tsx";
import { createBooking } from "../bookings/create-booking.tsx";
import { AskHotel } from "./ask-hotel.tsx";
import { HotelGuests } from "./hotel-guests.tsx";
import { HotelTitle } from "./hotel-title.tsx";
import booked from "./hotels.booked.tsx";

function Share({ booking: { hotel }, address }: { readonly booking: HotelBooking; readonly address: string }) {
  const { t } = useLingui();
  const name = isolated(hotel.stay.names[useFacts().locale]);
  return <ShareButton path={address} title={t`My stay at ${name}`} />;
}

/** The page of a booking of a hotel. */
export default createBooking<HotelBooking>({
  booked,
  isOf: isHotelBooking,
  name: msg`Your hotel booking`,
  zoneOf: ({ hotel }) => hotel.stay.zone,
  Title: HotelTitle,
  Share,
  icon: Ticket,
  People: HotelGuests,
  manage: { label: msg`Manage Your Stay`, More: AskHotel },
});
