import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type Booking, instantOfPlace, isToursBooking, type Money, type ToursBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { Amount } from "../amounts/amount.tsx";
import type { BookedWords } from "../bookings/booked.types.ts";
import { bookedWords } from "../bookings/booked-words.tsx";
import { createBooked } from "../bookings/create-booked.tsx";
import { tourBegins } from "./tour-begins.ts";
import { TourTicket } from "./tour-ticket.tsx";

const words: BookedWords = {
  ...bookedWords.trip,
  base: msg`Tour`,
  ticketFile: <Trans>Voucher (PDF)</Trans>,
  printTicket: <Trans>Print voucher</Trans>,
  cancelTitle: <Trans>Cancel booking</Trans>,
  payTitle: (amount: Money) => (
    <Trans>
      Pay <Amount of={amount} /> to keep your places
    </Trans>
  ),
  heldUntilPaid: <Trans>Your places are held until then. Nothing has been charged yet.</Trans>,
  paymentUnknown: (
    <Trans>
      Do not pay again: we are checking your payment. Your places are held in the meantime, and this page updates by
      itself.
    </Trans>
  ),
  expired: (
    <Trans>It was not paid in time, so the places were released. If a payment still arrives, we refund it.</Trans>
  ),
  changed: <Trans>Your tour was changed</Trans>,
  ownPage: <Trans>Cancelling and the invoice are on the booking's own page.</Trans>,
  over: <Trans>This tour is over</Trans>,
  waiting: {
    title: <Trans>Waiting for the guide</Trans>,
    text: <Trans>The guide looks at their days first. If they say no, or say nothing, you get everything back.</Trans>,
  },
  cancelLead: {
    unpaid: <Trans>Nothing was paid, so there is nothing to refund. The places are released immediately.</Trans>,
    refund: <Trans>This cannot be undone. The places are released immediately.</Trans>,
    nothingBack: (
      <Trans>It is too late for a refund. If you cancel, you lose the places and everything you paid.</Trans>
    ),
  },
  received: {
    sent: (email: string) => (
      <Trans>
        Your voucher was sent to <bdi dir="ltr">{email}</bdi> and by WhatsApp.
      </Trans>
    ),
    coming: (email: string) => (
      <Trans>
        Your voucher is sent to <bdi dir="ltr">{email}</bdi> and by WhatsApp as soon as the guide has confirmed, and
        this page updates by itself.
      </Trans>
    ),
    issuing: <Trans>Waiting for the guide</Trans>,
    issued: <Trans>Voucher issued</Trans>,
    title: <Trans>Your tour is booked</Trans>,
    ready: <Trans>Ready to set out</Trans>,
  },
};

const beingConfirmed = <Trans>Your tour is being confirmed</Trans>;

/** Of a tour whose guide is not asked first. */
const atOnce: BookedWords = {
  ...words,
  waiting: { ...bookedWords.stay.waiting, title: beingConfirmed },
  received: {
    ...words.received,
    coming: (email) => (
      <Trans>
        Your voucher is sent to <bdi dir="ltr">{email}</bdi> and by WhatsApp, usually within minutes, and this page
        updates by itself.
      </Trans>
    ),
    issuing: beingConfirmed,
  },
};

/** What this tour asks of whoever comes. */
function TourAdvice({ booking: { tours } }: { readonly booking: ToursBooking }) {
  const { locale } = useFacts();
  return tours.advice.map((said) => <li key={said.en}>{said[locale]}</li>);
}

const isFetched = (booking: Booking): boolean => isToursBooking(booking) && booking.tours.pickup !== null;

/** What was booked, of a tour. */
export default createBooked<ToursBooking>({
  vertical: "tours",
  isOf: isToursBooking,
  words,
  wordsOf: ({ tours }) => (tours.tour.isInstant ? atOnce : words),
  ready: <Trans>You are ready to go</Trans>,
  called: ({ tours: { tour } }) => tour.names,
  begins: (booking) => tourBegins(booking).at,
  moments: [
    { before: 10, text: <Trans>Be where you meet or are picked up. The guide does not wait long.</Trans> },
    { before: 0, text: <Trans>You set out.</Trans>, isFor: (booking) => !isFetched(booking) },
    { before: 0, text: <Trans>You are picked up.</Trans>, isFor: isFetched },
  ],
  advice: (
    <li>
      <Trans>Keep the voucher at hand, printed or on your phone: the guide reads it when you set out.</Trans>
    </li>
  ),
  Advice: TourAdvice,
  bought: ({ tours: { tour } }) => ({ offer: tour.id, places: [tour.place.slug] }),
  isOver: ({ tours: { ends } }, now) => instantOfPlace(ends) <= now,
  Tickets: TourTicket,
});
