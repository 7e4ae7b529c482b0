import { assign, forwardTo, setup } from "xstate";
import type { CheckoutOutput } from "../../booking/checkout/checkout.types.ts";
import type { ChosenPrice } from "../../booking/walk/checkout-start.ts";
import { walkChildren } from "../../booking/walk/walk.actors.ts";
import { initialWalk, walkActions, walkGuards } from "../../booking/walk/walk.setup.ts";
import type { ChosenOffer, WalkEvent, WalkTypes } from "../../booking/walk/walk.types.ts";
import { choosingGuards, givenBack, keptSeats } from "../../booking/walk/walk-seats.setup.ts";
import { readMoviesSearch } from "./criteria.ts";
import { hallMachine } from "./hall/hall.machine.ts";
import type { HallInput, HallOutput } from "./hall/hall.types.ts";
import type { MoviesContext, MoviesInput, MoviesOwnScreen } from "./movies.types.ts";

const types: WalkTypes<MoviesContext, WalkEvent, MoviesInput, MoviesOwnScreen, { readonly hall: "hall" }> = {};

export const initialMovies = (input: MoviesInput): MoviesContext => ({ ...initialWalk(input), choice: null, lost: [] });

/** What the hall begins with: the seats chosen before, less what went to somebody else. */
export const hallInput = ({ choice, left, lost, offer }: MoviesContext): HallInput => {
  if (offer === null) throw new Error("Seats are of a show; the chart leads here only with one.");
  const show = offer.offer;
  if (choice === null && left === undefined) return { show };
  const { party, picks = [] } = { ...choice, ...left };
  return { show, ...(party && { party }), picks, gone: lost };
};

/** The chosen seats with their price as it was on the screen. */
export const chosenSeats = ({ choice, offer }: MoviesContext): ChosenPrice | null =>
  choice === null || offer === null
    ? null
    : { refId: choice.price.refId, offer: offer.offer, option: null, price: choice.price.shown };

export const moviesSetup = setup({
  types,
  actors: { ...walkChildren("moviesMachine"), hall: hallMachine },
  guards: {
    ...walkGuards(readMoviesSearch),
    ...choosingGuards,
  },
  actions: walkActions<MoviesContext, WalkEvent>(),
}).extend({
  actions: {
    /** Whoever comes back to the same show finds the seats that they had. */
    forgetOffer: assign(({ context }, next: ChosenOffer | null) => ({ ...keptSeats(context, next), lost: [] })),
    takeSeats: assign(({ context }, output: HallOutput) => {
      const search = output.search ?? context.search;
      if (output.type !== "CHOSEN") return { search, left: output.left };
      const { type: _, search: __, ...choice } = output;
      return { search, choice, left: undefined, lost: [] };
    }),
    keepGiven: assign((_, output: CheckoutOutput) => givenBack(output)),
    tellSeats: forwardTo("hall"),
  },
});
