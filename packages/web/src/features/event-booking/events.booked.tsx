import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type EventsBooking, instantOfPlace, isEventsBooking } from "@safar/engine";
import { lazy, Suspense } from "react";
import { bookedWords } from "../bookings/booked-words.tsx";
import { createBooked } from "../bookings/create-booked.tsx";
import { DoorsAsk } from "../bookings/doors-ask.tsx";
import { EventTicketCard } from "./event-ticket.tsx";

const EventTickets = lazy(() => import("./event-tickets.tsx").then((module) => ({ default: module.EventTickets })));

const words = {
  ...bookedWords.trip,
  base: msg`Passes`,
  cancelTitle: <Trans>Cancel booking</Trans>,
  changed: <Trans>Your event was changed</Trans>,
  over: <Trans>This event is over</Trans>,
  cancelLead: {
    ...bookedWords.trip.cancelLead,
    nothingBack: (
      <Trans>It is too late for a refund. If you cancel, you lose the passes and everything you paid.</Trans>
    ),
  },
  received: {
    ...bookedWords.trip.received,
    title: <Trans>Your passes are booked</Trans>,
    ready: <Trans>Ready for the doors</Trans>,
  },
};

/** What was booked, of an event. */
export default createBooked<EventsBooking>({
  vertical: "events",
  isOf: isEventsBooking,
  words,
  ready: <Trans>You are ready to go</Trans>,
  called: ({ events: { title } }) => title,
  begins: ({ events: { doors } }) => doors,
  moments: [{ before: 0, text: <Trans>The doors open.</Trans> }],
  Advice: ({ booking: { events } }) => <DoorsAsk {...events} />,
  bought: ({ events: { venue } }) => ({ places: [venue.city.slug] }),
  isOver: ({ events: { ends } }, now) => instantOfPlace(ends) <= now,
  Tickets: EventTicketCard,
  Codes: (shown) => (
    <Suspense>
      <EventTickets {...shown} isOver={false} />
    </Suspense>
  ),
});
