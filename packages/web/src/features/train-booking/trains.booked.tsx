import { Trans } from "@lingui/react/macro";
import { instantOfPlace, isTrainsBooking, type TrainsBooking } from "@safar/engine";
import { bookedWords } from "../bookings/booked-words.tsx";
import { createBooked } from "../bookings/create-booked.tsx";
import { inBoth } from "../search-form/told-words.ts";
import { TrainNews } from "./train-news.tsx";
import { TrainTicket } from "./train-ticket.tsx";

/** What was booked, of a train. */
export default createBooked<TrainsBooking>({
  vertical: "trains",
  isOf: isTrainsBooking,
  words: bookedWords.trip,
  ready: <Trans>You are ready to go</Trans>,
  called: ({ trains: { train } }) => inBoth((locale) => `${train.from.name[locale]} – ${train.to.name[locale]}`),
  begins: ({ trains: { train } }) => train.departs,
  moments: [
    { before: 30, text: <Trans>Be on the platform, with the document you booked with.</Trans> },
    { before: 0, text: <Trans>Your train leaves.</Trans> },
  ],
  advice: (
    <li>
      <Trans>Keep your ticket ready, printed or on your phone. Its code is scanned on the platform and on board.</Trans>
    </li>
  ),
  bought: ({ trains: { train, travellers } }) => ({ places: [train.from.slug, train.to.slug], travellers }),
  isOver: ({ trains: { train } }, now) => instantOfPlace(train.arrives) <= now,
  people: ({ trains: { travellers } }) => travellers,
  Tickets: ({ booking }) => (
    <>
      <TrainNews booking={booking} />
      <TrainTicket booking={booking} />
    </>
  ),
});
