/** What a road does to whoever books it, so that every ending can be reached without luck. */
type BusRouteScenario = {
  readonly from: string;
  readonly to: string;
  /** As the scenario registry names it. */
  readonly name: string;
  /** Holds the search's answer back for this long. */
  readonly stallMs?: number;
  /** Multiplies the fare between the bundles shown and the one chosen. */
  readonly driftAtChoice?: number;
  readonly soldOutAtReserve?: boolean;
};

/** The first two need no effect: nobody drives so far, and the pass is driven every other day. */
export const busRouteScenarios: readonly BusRouteScenario[] = [
  { from: "gwadar", to: "gilgit", name: "no_buses" },
  { from: "abbottabad", to: "gilgit", name: "buses_every_other_day" },
  { from: "sialkot", to: "quetta", name: "buses_time_out", stallMs: 75_000 },
  { from: "multan", to: "lahore", name: "bus_price_rises", driftAtChoice: 1.06 },
  { from: "taif", to: "jeddah", name: "bus_price_falls", driftAtChoice: 0.93 },
  { from: "sukkur", to: "karachi", name: "bus_sold_out", soldOutAtReserve: true },
];

type Route = { readonly from: string; readonly to: string };

export const busRouteScenario = (route: Route): Partial<BusRouteScenario> =>
  busRouteScenarios.find(({ from, to }) => from === route.from && to === route.to) ?? {};

/** The seat that somebody else takes while one reserves. */
export const takenSeat = "7";
