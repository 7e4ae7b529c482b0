import type { FlightStep, FlightsContext } from "./flights.types.ts";

/** In the order in which they are taken. */
export const flightSteps: readonly FlightStep[] = [
  "search",
  "results",
  "itinerary",
  "passengers",
  "addons",
  "review",
  "payment",
  "confirmation",
];

type Progress = Pick<
  FlightsContext,
  "areExtrasChosen" | "offer" | "party" | "quote" | "reservation" | "search" | "start"
>;

/** The steps that may be opened: each needs what the ones before it gave. What is reserved is only paid for. */
export const reachableSteps = (progress: Progress, isPaid: boolean): readonly FlightStep[] => {
  const { areExtrasChosen, offer, party, quote, reservation, search, start } = progress;
  if (isPaid) return ["search", "confirmation"];
  if (reservation !== null || start.at === "payment") return ["search", "payment"];
  const hasExtras = quote !== null && Object.values(quote.offeredExtras).includes(true);
  const open: Readonly<Record<FlightStep, boolean>> = {
    search: true,
    results: search !== null,
    itinerary: offer !== null,
    passengers: quote !== null,
    addons: party !== null && hasExtras,
    review: party !== null && (!hasExtras || areExtrasChosen),
    payment: false,
    confirmation: false,
  };
  return flightSteps.filter((step) => open[step]);
};

/** Where an address leads: to its own step, or to the first one that is not complete yet. */
export const stepFor = (wanted: FlightStep, reachable: readonly FlightStep[]): FlightStep => {
  if (reachable.includes(wanted)) return wanted;
  const before = new Set(flightSteps.slice(0, flightSteps.indexOf(wanted) + 1));
  return reachable.findLast((step) => before.has(step)) ?? "search";
};
