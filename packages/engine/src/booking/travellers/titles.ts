import type { TravellerTitle } from "../../account/saved-travellers/saved-travellers.service.ts";
import type { TravellerType } from "../quote/quoted-traveller.types.ts";

/** What somebody can be called. A child is married to nobody. */
export const titlesFor = (type: TravellerType): readonly TravellerTitle[] =>
  type === "child" || type === "infant" ? ["Mr", "Miss."] : ["Mr", "Mrs.", "Miss."];
