import { msg } from "@lingui/core/macro";
import { type BusBooking, isBusBooking } from "@safar/engine";
import { createPaper } from "../papers/create-paper.tsx";
import { BusTitle } from "./bus-title.tsx";
import booked from "./buses.booked.tsx";
import { PaperBus } from "./paper-bus.tsx";

/** The papers of a booking of a bus. */
export default createPaper<BusBooking>({
  booked,
  isOf: isBusBooking,
  name: msg`Bus ticket`,
  show: msg`Show this when you get on`,
  reference: msg`Booking reference`,
  zoneOf: ({ bus }) => bus.departure.departs.zone,
  briefOf: ({ bus }) => ({ lead: bus.passengers[0] }),
  Title: BusTitle,
  Content: PaperBus,
});
