import { msg } from "@lingui/core/macro";
import { isTrainsBooking, type TrainsBooking } from "@safar/engine";
import { createPaper } from "../papers/create-paper.tsx";
import { PaperTrain } from "./paper-train.tsx";
import { TrainTitle } from "./train-title.tsx";
import booked from "./trains.booked.tsx";

/** The papers of a booking of a train. */
export default createPaper<TrainsBooking>({
  booked,
  isOf: isTrainsBooking,
  name: msg`Train ticket`,
  show: msg`Show this on the platform and on board`,
  reference: msg`Booking reference`,
  zoneOf: ({ trains: { train } }) => train.departs.zone,
  briefOf: ({ trains: { travellers } }) => ({ lead: travellers[0] }),
  Title: TrainTitle,
  Content: PaperTrain,
});
