import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type EventsBooking, isEventsBooking } from "@safar/engine";
import Ticket from "lucide-react/icons/ticket";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import type { Shown } from "../bookings/booked.types.ts";
import { ShareButton } from "../bookings/booking-actions.tsx";
import { createBooking } from "../bookings/create-booking.tsx";
import { DayMoved } from "../bookings/day-moved.tsx";
import { EventTickets } from "./event-tickets.tsx";
import { EventTitle } from "./event-title.tsx";
import booked from "./events.booked.tsx";
import { RenameTickets } from "./rename-tickets.tsx";

function Share({ booking: { events }, address }: { readonly booking: EventsBooking; readonly address: string }) {
  const { t } = useLingui();
  const event = isolated(events.title[useFacts().locale]);
  return <ShareButton path={address} title={t`We are going to ${event}`} />;
}

function Moved({ booking, ...shown }: Shown<EventsBooking>) {
  const { moved, starts } = booking.events;
  return moved && <DayMoved {...shown} {...moved} booking={booking} to={starts} />;
}

/** The page of a booking of an event. */
export default createBooking<EventsBooking>({
  booked,
  isOf: isEventsBooking,
  name: msg`Your event booking`,
  zoneOf: ({ events: { starts } }) => starts.zone,
  Title: EventTitle,
  Share,
  icon: Ticket,
  People: EventTickets,
  manage: { label: msg`Manage your booking`, News: Moved, More: RenameTickets },
});
