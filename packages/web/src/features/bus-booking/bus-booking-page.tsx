import { Trans, useLingui } from "@lingui/react/macro";
import { type BookingView, type BusBooking, isBusBooking } from "@safar/engine";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { busBookingFlow } from "../bookings/booking-flows.ts";
import { BookingFrame, type Send } from "../bookings/booking-frame.tsx";
import { type BookingPageProps, BookingTabs } from "../bookings/booking-tabs.tsx";
import { ManagePart } from "../bookings/manage-part.tsx";
import { BookedProvider } from "../bookings/next-step-card.tsx";
import { isOver, OverviewPart } from "../bookings/overview-part.tsx";
import { isolated } from "../flight-results/flight-words.ts";
import { bookedBus } from "./booked-bus-words.tsx";
import { BusPassengers } from "./bus-passengers.tsx";
import { BusTicket } from "./bus-ticket.tsx";

type Shown = { readonly view: BookingView; readonly booking: BusBooking; readonly send: Send };

function Parts({ view, booking, send, part, onPart }: Shown & Pick<BookingPageProps, "part" | "onPart">) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { bus } = booking;
  const address = paths.busBooking(booking.uuid);
  const [from, to] = [isolated(bus.from.name[locale]), isolated(bus.to.name[locale])];
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
          title={t`My bus from ${from} to ${to}`}
          tickets={<BusTicket booking={booking} />}
          people={<BusPassengers bus={bus} isOver={isOver(booking)} />}
        />
      }
      manage={{
        label: t`Manage Your Trip`,
        panel: <ManagePart view={view} booking={booking} send={send} zone={bus.departure.departs.zone} />,
      }}
    />
  );
}

/** A bus's booking: how it stands, what to do now, and everything about it in three parts. */
export function BusBookingPage({ booking, found, part, mishap, onPart }: BookingPageProps) {
  const { locale } = useFacts();
  return (
    <BookedProvider value={bookedBus}>
      <BookingFrame
        booking={booking}
        found={found}
        mishap={mishap}
        flow={busBookingFlow}
        isOf={isBusBooking}
        address={paths.busBooking(booking)}
        name={<Trans>Your bus booking</Trans>}
        renderTitle={({ bus }) => (
          <Trans>
            <bdi>{bus.from.name[locale]}</bdi> to <bdi>{bus.to.name[locale]}</bdi>
          </Trans>
        )}
      >
        {(shown) => <Parts {...shown} part={part} onPart={onPart} />}
      </BookingFrame>
    </BookedProvider>
  );
}
