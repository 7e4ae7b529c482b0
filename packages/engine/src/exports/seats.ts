/** Places of a coach, a train, a cabin or a hall: the plan, its rules, the best of them, and how they are drawn. */

// A plan and its rules.

export { bestPlaces } from "../booking/seat-plan/best-places.ts";
export { soldWith } from "../booking/seat-plan/choice-rules.ts";
export { refusalOf } from "../booking/seat-plan/place-rules.ts";
export { freeFor } from "../booking/seat-plan/places.ts";
export type { LostSeat } from "../booking/seat-plan/seat-choice.types.ts";
export type {
  FixtureKind,
  Place,
  PlaceCategory,
  PlaceKind,
  SeatFeature,
  Seating,
  SeatPick,
  SeatPlan,
  SeatRefusal,
  SeatRule,
  SeatStatus,
  Sitter,
  Unfit,
} from "../booking/seat-plan/seat-plan.types.ts";
export type { SeatPrice, SeatPriceOutcome, SeatsUnpriced } from "../booking/seat-plan/seat-service.types.ts";
export { type ReasonedRule, soldInTwos } from "../booking/seat-plan/seller-rules.ts";

// How it is drawn, read and walked over.

export { type LaidCell, type LaidDeck, type LaidRow, laidOut } from "../booking/seat-plan/laid-out.ts";
export { type PlaceLook, type ShownPlace, shownPlaces } from "../booking/seat-plan/shown-places.ts";
export { type SeatMove, stepOver } from "../booking/seat-plan/step-over.ts";
export type { Togetherness } from "../booking/seat-plan/togetherness.ts";

// The cabins of an aircraft.

export { cabinPlan } from "../booking/seats/cabin-plan.ts";
export type {
  Fixture,
  Seat,
  SeatCabin,
  SeatElement,
  SeatMap,
  SeatOffer,
  SeatRow,
} from "../booking/seats/seat.types.ts";
export {
  bestTogether,
  cabinPicks,
  cabinSeating,
  offerFor,
  ownerOf,
  type SeatPlace,
  seatBy,
  seatsOf,
} from "../booking/seats/seat-map.ts";
