/** What is added to a booking: bags, meals, protection, and seats on a map. */

// Extras.

export { costOfExtras, type SeatWish } from "../booking/extras/choices.ts";
export { extrasActors } from "../booking/extras/extras.actors.ts";
export { connectExtras, type ExtrasView } from "../booking/extras/extras.connect.ts";
export { extrasMachine } from "../booking/extras/extras.machine.ts";
export type {
  ExtraOffer,
  ExtrasEvent,
  ExtrasInput,
  ExtrasOutcome,
  ExtrasOutput,
  ExtrasService,
  MissingExtra,
} from "../booking/extras/extras.types.ts";

// The seat map.

export type {
  Fixture,
  Seat,
  SeatCabin,
  SeatElement,
  SeatFeature,
  SeatMap,
  SeatOffer,
  SeatRow,
  SeatStatus,
} from "../booking/seats/seat.types.ts";
export {
  bestTogether,
  moveSeat,
  offerFor,
  ownerOf,
  type SeatMove,
  type SeatPlace,
  seatBy,
  seatsOf,
} from "../booking/seats/seat-map.ts";
