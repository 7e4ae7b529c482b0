import { flightsModel } from "@safar/engine/testing";
import { cover, defineFlow, type Graph, type GraphEdge, type Suite } from "@safar/paths";

/**
 * The flights' walk as far as a person with a browser can take it, or the sandbox can bring it about. Faults of our own actors,
 * and hints that no service sends, are taken on the real actor alone.
 */
const { fares, offline, sessionExpired } = flightsModel.outcomes.readFares;
const { booked, left, back, declined, searchAgain, searchEdit } = flightsModel.outcomes.checkout;
const { chosen, edit } = flightsModel.outcomes.search;
const { search, results, quote } = flightsModel.inputs;

const flow = defineFlow("flights-pages", flightsModel.machine, {
  inputs: { search, results, quote },
  events: {
    "search.submit": [{ type: "search.submit", search: results.start.search }],
    "search.edit": flightsModel.events["search.edit"],
    "search.refresh": flightsModel.events["search.refresh"],
    "fare.choose": [{ type: "fare.choose", fareId: "flex" }],
    "itinerary.accept": flightsModel.events["itinerary.accept"],
    "itinerary.reload": flightsModel.events["itinerary.reload"],
    "flow.back": flightsModel.events["flow.back"],
    "flow.leave": flightsModel.events["flow.leave"],
    "setting.change": [],
    "order.hinted": [],
    RESUME: [{ type: "RESUME", now: 1000 }],
  },
  outcomes: {
    search: { chosen, edit },
    readFares: { fares, offline, sessionExpired },
    checkout: { booked, left, back, declined, searchAgain, searchEdit },
    waitUntil: [],
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

/** A price that nobody knows any more is what an address of its own leads to; only there its ways out are offered. */
const outOfOldPrice: ReadonlySet<string> = new Set([
  "checkout → left",
  "checkout → searchAgain",
  "checkout → searchEdit",
]);

/** What no screen offers in a state, although the chart would take it. */
const offeredBy: Readonly<Record<string, readonly string[]>> = {
  planning: ["search.submit"],
  "shopping.searching": ["search.submit", "RESUME"],
  "inspecting.reading": [],
  "inspecting.choosing": ["flow.back", "fare.choose", "itinerary.accept"],
  "inspecting.unread": ["flow.back", "itinerary.reload", "RESUME"],
  checkout: ["RESUME"],
  sessionExpired: ["search.refresh", "search.edit", "flow.leave"],
};

const canPersonTake = ({ nodes }: Graph, { from, label, step }: GraphEdge): boolean => {
  const node = from === null ? undefined : nodes[from];
  if (node === undefined) return true;
  const isOldPrice = node.snapshot.context.start.at === "quote" && node.snapshot.context.offer === null;
  if (step.kind === "send") return offeredBy[node.state]?.includes(step.event.type) === true;
  if (node.state !== "checkout") return true;
  return isOldPrice === outOfOldPrice.has(label);
};

/** The fewest visits of a browser in which a person takes every transition of the flights' walk that a person can take. */
export const flightPages = (): Suite => {
  const whole = flow.graph();
  const edges = whole.edges.filter((edge) => canPersonTake(whole, edge)).map((edge, id) => ({ ...edge, id }));
  return cover({ ...whole, edges }, "transitions", { maxSteps: 24, probes: false, effort: 2000 });
};
