import { outcomeIs } from "../../kernel/flow/unprovided.ts";
import { withOutput } from "../../kernel/flow/with-output.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { CheckoutOutput } from "../checkout/checkout.types.ts";
import type { QuantityChoiceInput, QuantityChoiceOutput, QuantityChosen } from "../quantities/quantity-choice.types.ts";
import type { ChosenPrice } from "./checkout-start.ts";
import { initialWalk, isSameOffer } from "./walk.setup.ts";
import type { ChosenOffer, WalkContext, WalkInput, WalkStart } from "./walk.types.ts";

/** What is shown beside a payment that was opened by its address. */
type Shown<Summary> = { readonly shown?: Summary };

/** The address of what is sold by the number names no session. */
export type QuantityWalkStart<Summary> = WalkStart<Shown<Summary>, RefId | null>;

export type QuantityWalkInput<Summary> = WalkInput<Shown<Summary>, RefId | null>;

/** A walk of which something is chosen by the number, kept to come back to it. */
export type QuantityWalkContext<Summary, About extends object> = WalkContext<Shown<Summary>, RefId | null> & {
  readonly choice: QuantityChosen<About> | null;
};

type Choosing = QuantityWalkContext<unknown, object>;
type Ended = QuantityChoiceOutput<object> | CheckoutOutput;

export const initialQuantities = <Summary>(input: QuantityWalkInput<Summary>) => ({
  ...initialWalk(input),
  choice: null,
});

/** What the choice begins with: what was chosen before. */
export const choiceInput = ({ choice, offer }: Choosing): QuantityChoiceInput => {
  if (offer === null) throw new Error("Something is chosen of an offer; the chart leads here only with one.");
  const item = offer.offer;
  if (choice === null) return { item };
  const { answers, code, quantities, slot } = choice;
  return { item, date: slot.date, slot: slot.id, quantities, answers, code };
};

/** What was chosen with its price as it was on the screen. */
export const chosenQuantities = ({ choice, offer }: Choosing): ChosenPrice | null =>
  choice === null || offer === null
    ? null
    : { refId: choice.price.refId, offer: offer.offer, option: null, price: choice.price.shown };

export const quantityGuards = {
  areQuantitiesChosen: outcomeIs<Ended>("CHOSEN"),
  isSearchEdited: outcomeIs<Ended>("SEARCH_EDIT"),
  isSearchedAgain: outcomeIs<Ended>("SEARCH_AGAIN"),
};

/** Whoever comes back to the same offer finds what they had chosen: what `forgetOffer` assigns. */
export const keptChoice = <About extends object>(
  { choice, offer }: Pick<QuantityWalkContext<unknown, About>, "choice" | "offer">,
  next: ChosenOffer | null,
) => ({ choice: isSameOffer(offer, next) ? choice : null });

/** What the walk keeps of the choice: what `takeQuantities` assigns. */
export const takenChoice = <About extends object>(
  { search: known }: Pick<Choosing, "search">,
  output: QuantityChoiceOutput<About>,
) => {
  const search = known ?? output.search;
  if (output.type !== "CHOSEN") return { search };
  const { type: _, search: __, ...choice } = output;
  return { search, choice };
};

/** A day and how many are chosen by a chart of their own, from which the checkout follows: the state in which an offer is looked at. */
export const choosingQuantities = <const Screen extends string>(screen: Screen) =>
  ({
    tags: "stable",
    meta: { screen, step: "offer", resume: "stay" },
    entry: { type: "goTo", params: "offer" },
    invoke: {
      id: "choice",
      src: "choice",
      input: ({ context }: { readonly context: Choosing }) => choiceInput(context),
      onDone: [
        { guard: withOutput("areQuantitiesChosen"), target: "checkout", actions: withOutput("takeQuantities") },
        { guard: withOutput("isSearchEdited"), target: "planning", actions: withOutput("takeQuantities") },
        {
          guard: withOutput("isSearchedAgain"),
          target: "shopping",
          actions: [withOutput("takeQuantities"), { type: "forgetOffer", params: null }, "beginAnew"],
        },
        { target: "shopping", actions: withOutput("takeQuantities") },
      ],
      onError: "shopping",
    },
    on: {
      RESUME: { actions: "tellChoice" },
      "flow.back": { actions: "tellChoice" },
      "search.edit": { actions: "tellChoice" },
      "flow.leave": "left",
    },
  }) as const;
