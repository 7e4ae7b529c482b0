import { assign, forwardTo, setup } from "xstate";
import type { CheckoutOutput } from "../../booking/checkout/checkout.types.ts";
import type { QuantityChoiceInput, QuantityChoiceOutput } from "../../booking/quantities/quantity-choice.types.ts";
import type { ChosenPrice } from "../../booking/walk/checkout-start.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { initialWalk, walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, WalkEvent, WalkTypes } from "../../booking/walk/walk.types.ts";
import { outcomeIs } from "../../kernel/flow/unprovided.ts";
import { readToursSearch } from "./criteria.ts";
import { type TourAbout, tourChoiceMachine } from "./tour-choice.ts";
import type { ToursContext, ToursInput, ToursOwnScreen } from "./tours.types.ts";

const types: WalkTypes<ToursContext, WalkEvent, ToursInput, ToursOwnScreen, { readonly choice: "choice" }> = {};

type Chosen = QuantityChoiceOutput<TourAbout>;

export const initialTours = (input: ToursInput): ToursContext => ({ ...initialWalk(input), choice: null });

/** What the choice begins with: what was chosen before. */
export const choiceInput = ({ choice, offer }: ToursContext): QuantityChoiceInput => {
  if (offer === null) throw new Error("Units are of a tour; the chart leads here only with one.");
  const item = offer.offer;
  if (choice === null) return { item };
  const { answers, quantities, slot } = choice;
  return { item, date: slot.date, slot: slot.id, quantities, answers };
};

/** The chosen units with their price as it was on the screen. */
export const chosenUnits = ({ choice, offer }: ToursContext): ChosenPrice | null =>
  choice === null || offer === null
    ? null
    : { refId: choice.price.refId, offer: offer.offer, option: null, price: choice.price.shown };

export const toursSetup = setup({
  types,
  actors: { ...walkChildren("toursMachine"), choice: tourChoiceMachine },
  guards: {
    ...walkGuards(readToursSearch),
    areUnitsChosen: outcomeIs<Chosen>("CHOSEN"),
    isSearchEdited: outcomeIs<Chosen | CheckoutOutput>("SEARCH_EDIT"),
    isSearchedAgain: outcomeIs<Chosen | CheckoutOutput>("SEARCH_AGAIN"),
  },
  actions: walkActions<ToursContext, WalkEvent>(),
}).extend({
  actions: {
    /** Whoever comes back to the same tour finds what they had chosen. */
    forgetOffer: assign(({ context: { choice, offer } }, next: ChosenOffer | null) => ({
      choice: next !== null && next.offer === offer?.offer ? choice : null,
    })),
    takeUnits: assign(({ context }, output: Chosen) => {
      const search = output.search ?? context.search;
      if (output.type !== "CHOSEN") return { search };
      const { type: _, search: __, ...choice } = output;
      return { search, choice };
    }),
    tellChoice: forwardTo("choice"),
  },
});
