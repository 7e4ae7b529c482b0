/** What is added to a booking: bags, meals, protection, and seats. */

export { costOfExtras, placeOfExtra, type SeatWish } from "../booking/extras/choices.ts";
export { extrasActors } from "../booking/extras/extras.actors.ts";
export { connectExtras, type ExtrasSnapshot, type ExtrasView } from "../booking/extras/extras.connect.ts";
export { extrasMachine } from "../booking/extras/extras.machine.ts";
export type {
  ExtraOffer,
  ExtraPicture,
  ExtrasEvent,
  ExtrasInput,
  ExtrasOutcome,
  ExtrasOutput,
  ExtrasScreen,
  ExtrasService,
  MissingExtra,
} from "../booking/extras/extras.types.ts";
export { priceWithExtras } from "../booking/extras/price-with-extras.ts";
export { savedBy } from "../booking/extras/saved-by.ts";
