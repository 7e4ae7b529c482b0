import { assign, forwardTo, setup } from "xstate";
import type { QuantityChoiceOutput } from "../../booking/quantities/quantity-choice.types.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, WalkEvent, WalkTypes } from "../../booking/walk/walk.types.ts";
import { keptChoice, quantityGuards, takenChoice } from "../../booking/walk/walk-quantities.ts";
import { readEventsSearch } from "./criteria.ts";
import type { EventDetail } from "./events.domain.ts";
import type { EventsContext, EventsInput, EventsOwnScreen } from "./events.types.ts";
import { passChoiceMachine } from "./pass-choice.ts";

const types: WalkTypes<EventsContext, WalkEvent, EventsInput, EventsOwnScreen, { readonly choice: "choice" }> = {};

export const eventsSetup = setup({
  types,
  actors: { ...walkChildren("eventsMachine"), choice: passChoiceMachine },
  guards: { ...walkGuards(readEventsSearch), ...quantityGuards },
  actions: walkActions<EventsContext, WalkEvent>(),
}).extend({
  actions: {
    forgetOffer: assign(({ context }, next: ChosenOffer | null) => keptChoice(context, next)),
    takeQuantities: assign(({ context }, output: QuantityChoiceOutput<EventDetail>) => takenChoice(context, output)),
    tellChoice: forwardTo("choice"),
  },
});
