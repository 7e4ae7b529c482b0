import { flightsModel } from "@safar/engine/testing";
import { defineFlow, type Graph, type GraphEdge } from "@safar/paths";

/**
 * The flights' walk as far as a person with a browser can take it, or the sandbox can bring it about. What is left out has its
 * reason in `notOnPages`, and is taken on the real actor.
 */
const { fares, offline, sessionExpired } = flightsModel.outcomes.readFares;
const { booked, left, back, declined, searchAgain, searchEdit } = flightsModel.outcomes.checkout;
const { chosen } = flightsModel.outcomes.search;
const { search, results, quote, itinerary, payment } = flightsModel.inputs;
const soon = { type: "RESUME", now: 1000 } as const;

const flow = defineFlow("flights-pages", flightsModel.machine, {
  // The address of an itinerary names the session, not what was searched.
  inputs: { search, results, quote, payment, itinerary: { ...itinerary, start: { ...itinerary.start, search: null } } },
  events: {
    "search.submit": [{ type: "search.submit", search: results.start.search }],
    "search.edit": flightsModel.events["search.edit"],
    "offer.again": [],
    "search.refresh": flightsModel.events["search.refresh"],
    "fare.choose": [{ type: "fare.choose", fareId: "flex" }],
    "itinerary.accept": flightsModel.events["itinerary.accept"],
    "offer.reload": flightsModel.events["offer.reload"],
    "flow.back": flightsModel.events["flow.back"],
    "flow.leave": flightsModel.events["flow.leave"],
    "setting.change": flightsModel.events["setting.change"],
    "order.hinted": [],
    RESUME: { soon },
  },
  outcomes: {
    search: { chosen },
    readFares: { fares, offline, sessionExpired },
    checkout: { booked, left, back, declined, searchAgain, searchEdit },
    waitUntil: flightsModel.outcomes.waitUntil,
  },
  errors: { search: [], readFares: [], checkout: [], waitUntil: [] },
  project: ({ search: asked, start, offer, fares: found, kept }) => ({
    start: start.at,
    search: asked === null,
    offer: offer === null,
    fares: found.length,
    kept: kept.draft === null,
  }),
});

const ownFault =
  "only a fault in our own code brings it about: the actors answer with outcomes, whatever a service does";

/** The transitions that no page can be led through, and why. */
export const notOnPages: Readonly<Record<string, string>> = {
  "planning flow.leave → left": "the search form has nothing to leave: one goes elsewhere by a link",
  "shopping.searching flow.leave → left": "the results have nothing to leave: one goes elsewhere by a link",
  "shopping.searching offer.again [hasOffer] → inspecting":
    "a session of flights is held across a reload: whoever comes forward has the offer chosen in the list again",
  "shopping.searching xstate.done.actor.search → planning":
    "the search is changed over its results, which begins another one there",
  "shopping.searching xstate.error.actor.search → planning": ownFault,
  "inspecting search.edit → planning":
    "the page of a flight leads back to its results, and the search is changed there",
  "inspecting.choosing RESUME [isOfferOver] → sessionExpired":
    "whether an offer is over says the server's clock, which nobody at a page can move",
  "inspecting.reading xstate.error.actor.0.flights.inspecting.reading → inspecting.unread": ownFault,
  "checkout order.hinted → ·": "a hint shows nothing by itself: it has the checkout read again",
  "checkout xstate.error.actor.checkout → left": ownFault,
  "returning always → shopping": "the browser's history has no earlier page of a walk that an address of a price began",
};

/** A price that nobody knows any more is what an address of its own leads to; only there its ways out are offered. */
const outOfOldPrice: ReadonlySet<string> = new Set([
  "checkout → left",
  "checkout → searchAgain",
  "checkout → searchEdit",
]);

/** What no screen offers in a state, although the chart would take it. */
const offeredBy: Readonly<Record<string, readonly string[]>> = {
  planning: ["search.submit", "setting.change"],
  "shopping.searching": ["search.submit", "RESUME (soon)"],
  "inspecting.reading": [],
  "inspecting.choosing": ["flow.back", "fare.choose", "itinerary.accept"],
  "inspecting.unread": ["flow.back", "offer.reload", "RESUME (soon)"],
  checkout: ["RESUME (soon)", "setting.change"],
  sessionExpired: ["search.refresh", "search.edit", "flow.leave"],
};

const canPersonTake = ({ nodes }: Graph, { from, label, step }: GraphEdge): boolean => {
  const node = from === null ? undefined : nodes[from];
  if (node === undefined) return true;
  const { offer, start } = node.snapshot.context;
  if (step.kind === "send") return offeredBy[node.state]?.includes(label) === true;
  if (node.state !== "checkout") return true;
  if (offer !== null) return !outOfOldPrice.has(label);
  return start.at === "payment" ? label === "checkout → booked" : outOfOldPrice.has(label);
};

/** The flights' walk as its pages show it. */
export const flightsOnPages = (): Graph => {
  const whole = flow.graph();
  const edges = whole.edges.filter((edge) => canPersonTake(whole, edge)).map((edge, id) => ({ ...edge, id }));
  return { ...whole, edges };
};
