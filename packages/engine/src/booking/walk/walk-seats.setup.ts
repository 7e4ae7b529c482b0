import { outcomeIs } from "../../kernel/flow/unprovided.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { CheckoutOutput } from "../checkout/checkout.types.ts";
import type { SeatsEnd } from "../seat-plan/seat-choice.types.ts";
import { isSameOffer } from "./walk.setup.ts";
import type { ChosenOffer, OfferRef } from "./walk.types.ts";

type Ended = { readonly type: SeatsEnd | CheckoutOutput["type"] };

/** The guards of a walk whose places are chosen by a chart of their own. */
export const choosingGuards = {
  areSeatsChosen: outcomeIs<Ended>("CHOSEN"),
  isSearchEdited: outcomeIs<Ended>("SEARCH_EDIT"),
  isSearchedAgain: outcomeIs<Ended>("SEARCH_AGAIN"),
};

/** What a checkout that led back gave: places that went to somebody else are told to those who choose others. */
export const givenBack = (output: CheckoutOutput) => ({
  ...("kept" in output ? { kept: output.kept } : {}),
  ...(output.type === "TAKEN" ? { lost: output.taken.map(({ seat }) => seat) } : {}),
});

type Seated<Choice extends object> = {
  readonly offer: OfferRef<RefId | null> | null;
  readonly choice: Choice | null;
  readonly left?: Partial<Choice> | undefined;
};

/** What was chosen and what was left before it had a price, of the same offer: whoever comes back to it finds both. */
export const keptSeats = <Choice extends object>(
  { choice, left, offer }: Seated<Choice>,
  next: ChosenOffer | null,
): Pick<Seated<Choice>, "choice" | "left"> =>
  isSameOffer(offer, next) ? { choice, left } : { choice: null, left: undefined };
