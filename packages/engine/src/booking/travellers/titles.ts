import type { TravellerType } from "../quote/quoted-traveller.types.ts";
import type { TravellerTitle } from "./saved-travellers.service.ts";

/** What somebody can be called. A child is married to nobody. */
export const titlesFor = (type: TravellerType): readonly TravellerTitle[] =>
  type === "child" || type === "infant" ? ["Mr", "Miss."] : ["Mr", "Mrs.", "Miss."];
