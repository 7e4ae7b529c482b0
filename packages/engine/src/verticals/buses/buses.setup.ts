import { assign, forwardTo, setup } from "xstate";
import type { CheckoutOutput } from "../../booking/checkout/checkout.types.ts";
import type { ChosenPrice } from "../../booking/walk/checkout-start.ts";
import { withGenders } from "../../booking/walk/kept-genders.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { initialWalk, walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, WalkEvent, WalkTypes } from "../../booking/walk/walk.types.ts";
import { choosingGuards, givenBack, keptSeats } from "../../booking/walk/walk-seats.setup.ts";
import { lateLogic } from "../../kernel/flow/late-logic.ts";
import { notProvided } from "../../kernel/flow/unprovided.ts";
import type { BusesContext, BusesInput, BusesOwnScreen } from "./buses.types.ts";
import { readBusSearch } from "./criteria.ts";
import type { SeatsLogic } from "./seats/seats.logic.ts";
import type { SeatsInput, SeatsOutput } from "./seats/seats.types.ts";

const types: WalkTypes<BusesContext, WalkEvent, BusesInput, BusesOwnScreen, { readonly seats: "seats" }> = {};

export const initialBuses = (input: BusesInput): BusesContext => ({ ...initialWalk(input), choice: null, lost: [] });

/** What the seats begin with: those chosen before, less what went to somebody else. */
export const seatsInput = ({ choice, left, lost, offer }: BusesContext): SeatsInput => {
  if (offer === null) throw new Error("Seats are of a departure; the chart leads here only with one.");
  const departure = offer.offer;
  if (choice === null && left === undefined) return { departure };
  const { boarding = null, bundle = null, dropping = null, picks = [] } = { ...choice, ...left };
  return { departure, picks, boarding, dropping, bundle, gone: lost };
};

/** The chosen seats with the bundle that they are bought in, as it was on the screen. */
export const chosenSeats = ({ choice, offer }: BusesContext): ChosenPrice | null => {
  if (choice === null || offer === null) return null;
  const { bundle: option, fares } = choice;
  const price = fares.bundles.find(({ code }) => code === option)?.price ?? null;
  return { refId: fares.refId, offer: offer.offer, option, price };
};

const seats: SeatsLogic = lateLogic(notProvided("busesMachine"));

export const busesSetup = setup({
  types,
  actors: { ...walkChildren("busesMachine"), seats },
  guards: {
    ...walkGuards(readBusSearch),
    ...choosingGuards,
  },
  actions: walkActions<BusesContext, WalkEvent>(),
}).extend({
  actions: {
    /** Whoever comes back to the same coach finds the seats that they had. */
    forgetOffer: assign(({ context }, next: ChosenOffer | null) => ({ ...keptSeats(context, next), lost: [] })),
    takeSeats: assign(({ context }, output: SeatsOutput) => {
      const search = output.search ?? context.search;
      if (output.type !== "CHOSEN") return { search, left: output.left };
      const { type: _, ...choice } = output;
      const said = choice.fares.travellerIds.map((id, index) => ({ id, gender: choice.picks[index]?.gender }));
      return { search, choice, left: undefined, lost: [], kept: withGenders(said, context.kept) };
    }),
    keepGiven: assign((_, output: CheckoutOutput) => givenBack(output)),
    tellSeats: forwardTo("seats"),
  },
});
