import { assign, forwardTo, setup } from "xstate";
import type { CheckoutOutput } from "../../booking/checkout/checkout.types.ts";
import type { QuantityChoiceInput, QuantityChoiceOutput } from "../../booking/quantities/quantity-choice.types.ts";
import type { ChosenPrice } from "../../booking/walk/checkout-start.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { initialWalk, walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, WalkEvent, WalkTypes } from "../../booking/walk/walk.types.ts";
import { outcomeIs } from "../../kernel/flow/unprovided.ts";
import { readEventsSearch } from "./criteria.ts";
import type { EventDetail } from "./events.domain.ts";
import type { EventsContext, EventsInput, EventsOwnScreen } from "./events.types.ts";
import { passChoiceMachine } from "./pass-choice.ts";

const types: WalkTypes<EventsContext, WalkEvent, EventsInput, EventsOwnScreen, { readonly choice: "choice" }> = {};

type Chosen = QuantityChoiceOutput<EventDetail>;

export const initialEvents = (input: EventsInput): EventsContext => ({ ...initialWalk(input), choice: null });

/** What the choice begins with: what was chosen before. */
export const choiceInput = ({ choice, offer }: EventsContext): QuantityChoiceInput => {
  if (offer === null) throw new Error("Passes are of an event; the chart leads here only with one.");
  const item = offer.offer;
  if (choice === null) return { item };
  const { code, quantities, slot } = choice;
  return { item, date: slot.date, slot: slot.id, quantities, code };
};

/** The chosen passes with their price as it was on the screen. */
export const chosenPasses = ({ choice, offer }: EventsContext): ChosenPrice | null =>
  choice === null || offer === null
    ? null
    : { refId: choice.price.refId, offer: offer.offer, option: null, price: choice.price.shown };

export const eventsSetup = setup({
  types,
  actors: { ...walkChildren("eventsMachine"), choice: passChoiceMachine },
  guards: {
    ...walkGuards(readEventsSearch),
    arePassesChosen: outcomeIs<Chosen>("CHOSEN"),
    isSearchEdited: outcomeIs<Chosen | CheckoutOutput>("SEARCH_EDIT"),
    isSearchedAgain: outcomeIs<Chosen | CheckoutOutput>("SEARCH_AGAIN"),
  },
  actions: walkActions<EventsContext, WalkEvent>(),
}).extend({
  actions: {
    /** Whoever comes back to the same event finds the passes that they had chosen. */
    forgetOffer: assign(({ context: { choice, offer } }, next: ChosenOffer | null) => ({
      choice: next !== null && next.offer === offer?.offer ? choice : null,
    })),
    takePasses: assign(({ context }, output: Chosen) => {
      const search = context.search ?? output.search;
      if (output.type !== "CHOSEN") return { search };
      const { type: _, search: __, ...choice } = output;
      return { search, choice };
    }),
    tellChoice: forwardTo("choice"),
  },
});
