/** What a route does to whoever books it, so that every ending can be reached without luck. */
type RouteScenario = {
  readonly from: string;
  readonly to: string;
  /** As the scenario registry names it. */
  readonly name: string;
  /** Multiplies every provider's pace. */
  readonly pace?: number;
  /** Holds every answer of a search back for this long. */
  readonly stallMs?: number;
  /** Multiplies the base fare between search and quote. */
  readonly driftAtQuote?: number;
  readonly holdMinutes?: number;
  readonly soldOutAtReserve?: boolean;
};

/**
 * The first two need no effect, since the network itself makes them so: nobody flies Karachi to Sukkur, and nobody flies
 * Karachi to Jeddah without a stop.
 */
export const routeScenarios: readonly RouteScenario[] = [
  { from: "KHI", to: "SKZ", name: "no_flights" },
  { from: "KHI", to: "JED", name: "mixed_baggage" },
  { from: "LHE", to: "ISB", name: "hold", holdMinutes: 30 },
  { from: "ISB", to: "GIL", name: "slow_suppliers", pace: 5 },
  { from: "LYP", to: "RUH", name: "search_timeout", stallMs: 75_000 },
  { from: "PEW", to: "DXB", name: "price_rises", driftAtQuote: 1.065 },
  { from: "MUX", to: "MED", name: "price_falls", driftAtQuote: 0.94 },
  { from: "UET", to: "KHI", name: "sold_out", soldOutAtReserve: true },
];

/** The scenario of a trip, which is that of its first leg. */
export const routeScenario = ([first]: readonly {
  readonly from: string;
  readonly to: string;
}[]): Partial<RouteScenario> => routeScenarios.find(({ from, to }) => from === first?.from && to === first.to) ?? {};

/** Last names of passengers that make something happen, whatever the route. */
export const nameScenarios = {
  EXPIRE: "the reservation's price and deadline end 20 seconds after it is made",
  TWICE: "the price rises at the first and again at the second attempt to reserve; the third succeeds",
  CURRENCY: "the first attempt to reserve finds the charge moved to US dollars",
  SEATTAKEN: "the first chosen seat was taken by somebody else",
  SOLDOUT: "the last seats go while reserving",
  PARTIAL: "one passenger's ticket is never issued",
  PARTLATE: "one passenger's ticket is issued an hour after the others",
  REFUSED: "the airline issues no ticket at all",
  SCHEDULE: "the airline moves the first flight a day after ticketing",
} as const;

type NameScenario = keyof typeof nameScenarios;

export const hasName = (passengers: readonly { readonly last_name: string }[], name: NameScenario): boolean =>
  passengers.some(({ last_name }) => last_name.trim().toUpperCase() === name);

/** Switches of the admin API. */
export const flightSwitches = {
  many_results: "a search finds 1,000 itineraries",
  ten_thousand_results: "a search finds 10,000 itineraries",
  quotes_expire_soon: "a quote lives 20 seconds",
  results_expire_soon: "search results live 20 seconds",
} as const;
