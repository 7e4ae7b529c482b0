import { assign, forwardTo, setup } from "xstate";
import type { QuantityChoiceOutput } from "../../booking/quantities/quantity-choice.types.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, WalkEvent, WalkTypes } from "../../booking/walk/walk.types.ts";
import { keptChoice, quantityGuards, takenChoice } from "../../booking/walk/walk-quantities.ts";
import { readToursSearch } from "./criteria.ts";
import { type TourAbout, tourChoiceMachine } from "./tour-choice.ts";
import type { ToursContext, ToursInput, ToursOwnScreen } from "./tours.types.ts";

const types: WalkTypes<ToursContext, WalkEvent, ToursInput, ToursOwnScreen, { readonly choice: "choice" }> = {};

export const toursSetup = setup({
  types,
  actors: { ...walkChildren("toursMachine"), choice: tourChoiceMachine },
  guards: { ...walkGuards(readToursSearch), ...quantityGuards },
  actions: walkActions<ToursContext, WalkEvent>(),
}).extend({
  actions: {
    forgetOffer: assign(({ context }, next: ChosenOffer | null) => keptChoice(context, next)),
    takeQuantities: assign(({ context }, output: QuantityChoiceOutput<TourAbout>) => takenChoice(context, output)),
    tellChoice: forwardTo("choice"),
  },
});
