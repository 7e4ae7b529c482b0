import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { isToursBooking, type ToursBooking } from "@safar/engine";
import Mountain from "lucide-react/icons/mountain";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import { ShareButton } from "../bookings/booking-actions.tsx";
import { createBooking } from "../bookings/create-booking.tsx";
import { TourTitle } from "./tour-title.tsx";
import { TourVouchers } from "./tour-vouchers.tsx";
import booked from "./tours.booked.tsx";

function Share({ booking: { tours }, address }: { readonly booking: ToursBooking; readonly address: string }) {
  const { t } = useLingui();
  const tour = isolated(tours.tour.names[useFacts().locale]);
  return <ShareButton path={address} title={t`We take a tour: ${tour}`} />;
}

/** The page of a booking of a tour. */
export default createBooking<ToursBooking>({
  booked,
  isOf: isToursBooking,
  name: msg`Your tour booking`,
  zoneOf: ({ tours: { starts } }) => starts.zone,
  Title: TourTitle,
  Share,
  icon: Mountain,
  People: TourVouchers,
  manage: { label: msg`Manage your booking` },
});
