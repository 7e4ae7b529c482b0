import { outcomeIs } from "../../kernel/flow/unprovided.ts";
import type { CheckoutOutput } from "../checkout/checkout.types.ts";
import type { SeatsEnd } from "../seat-plan/seat-choice.types.ts";

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
