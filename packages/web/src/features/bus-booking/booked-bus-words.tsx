import { Trans } from "@lingui/react/macro";
import { instantOfPlace, isBusBooking } from "@safar/engine";
import { paths } from "../../app/paths.ts";
import { bookedWords } from "../bookings/booked-words.tsx";
import type { Booked } from "../bookings/next-step-card.tsx";

/** What the next step of a booking is told of a bus. */
export const bookedBus: Booked = {
  paymentOf: (booking) => paths.payment("bus", booking),
  words: bookedWords.trip,
  home: paths.busHome(),
  travelWords: {
    title: <Trans>You are ready to go</Trans>,
    text: (
      <Trans>
        Be at your stop a quarter of an hour before the coach leaves, with your booking reference and the document that
        you booked with.
      </Trans>
    ),
  },
  isOver: (booking, now) => isBusBooking(booking) && instantOfPlace(booking.bus.dropping.time) <= now,
};
