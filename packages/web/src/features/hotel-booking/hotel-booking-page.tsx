import { Trans, useLingui } from "@lingui/react/macro";
import { type BookingView, type HotelBooking, isHotelBooking } from "@safar/engine";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { hotelBookingFlow } from "../bookings/booking-flows.ts";
import { BookingFrame, type Send } from "../bookings/booking-frame.tsx";
import { type BookingPageProps, BookingTabs } from "../bookings/booking-tabs.tsx";
import { ManagePart } from "../bookings/manage-part.tsx";
import { BookedProvider } from "../bookings/next-step-card.tsx";
import { OverviewPart } from "../bookings/overview-part.tsx";
import { isolated } from "../flight-results/flight-words.ts";
import { bookedHotel } from "./booked-hotel-words.tsx";
import { HotelGuests } from "./hotel-guests.tsx";
import { HotelVoucher } from "./hotel-voucher.tsx";

type Shown = { readonly view: BookingView; readonly booking: HotelBooking; readonly send: Send };

function Parts({ view, booking, send, part, onPart }: Shown & Pick<BookingPageProps, "part" | "onPart">) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { hotel } = booking;
  const address = paths.hotelBooking(booking.uuid);
  const name = isolated(hotel.stay.names[locale]);
  return (
    <BookingTabs
      view={view}
      booking={booking}
      part={part}
      onPart={onPart}
      address={address}
      icon={Ticket}
      overview={
        <OverviewPart
          booking={booking}
          address={address}
          title={t`My stay at ${name}`}
          tickets={<HotelVoucher booking={booking} />}
          people={<HotelGuests hotel={hotel} />}
        />
      }
      manage={{
        label: t`Manage your stay`,
        panel: <ManagePart view={view} booking={booking} send={send} zone={hotel.stay.zone} />,
      }}
    />
  );
}

/** A hotel's booking: how it stands, what to do now, and everything about it in three parts. */
export function HotelBookingPage({ booking, found, part, mishap, onPart }: BookingPageProps) {
  const { locale } = useFacts();
  return (
    <BookedProvider value={bookedHotel}>
      <BookingFrame
        booking={booking}
        found={found}
        mishap={mishap}
        flow={hotelBookingFlow}
        isOf={isHotelBooking}
        address={paths.hotelBooking(booking)}
        name={<Trans>Your hotel booking</Trans>}
        // oxlint-disable-next-line react/no-unstable-nested-components
        renderTitle={({ hotel }) => <bdi>{hotel.stay.names[locale]}</bdi>}
      >
        {(shown) => <Parts {...shown} part={part} onPart={onPart} />}
      </BookingFrame>
    </BookedProvider>
  );
}
