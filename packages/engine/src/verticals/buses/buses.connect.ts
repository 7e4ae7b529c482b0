import type { SnapshotFrom } from "xstate";
import type { CheckoutChildren, CheckoutSnapshot } from "../../booking/checkout/checkout.logic.ts";
import type { Quote } from "../../booking/quote/quote.types.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { TravelParty } from "../../booking/travellers/travellers.types.ts";
import { perWalk, type WalkView, withCheckout } from "../../booking/walk/walk-view.ts";
import type { ItineraryRefId, RefId } from "../../kernel/ids.ts";
import type { busesMachine } from "./buses.machine.ts";
import type { BusesContext, BusesOwnScreen, BusStep, BusSummary } from "./buses.types.ts";
import { encodeBusCriteria } from "./criteria.ts";

type BusesSnapshot = SnapshotFrom<typeof busesMachine>;

export type BusesView = WalkView<"seats", BusesOwnScreen> & {
  readonly search: SearchText | null;
  readonly session: RefId | null;
  readonly departure: ItineraryRefId | null;
  /** What is being booked, beside the steps; null before the seats are chosen. */
  readonly bus: BusSummary | null;
  /** The checkout's, while there is one. */
  readonly quote: Quote | null;
  readonly party: TravelParty | null;
  /** The step's own flow while there is one, and those of the checkout's steps: read each with its own connect. */
  readonly children: Pick<BusesSnapshot["children"], "search" | "seats" | "checkout"> & CheckoutChildren;
  readonly commands: Readonly<Record<"submitSearch" | "leave", boolean>>;
};

/** Any search that can be made, to ask the chart whether one may be made now. */
const someSearch = (date: string): SearchText => encodeBusCriteria({ from: "karachi", to: "lahore", date });

const summaryIn = ({ choice, start }: BusesContext): BusSummary | null => {
  if (choice === null) return start.at === "payment" ? (start.bus ?? null) : null;
  const { boarding, dropping, picks, trip } = choice;
  return {
    ...trip,
    boarding: trip.departure.boarding.find(({ id }) => id === boarding) ?? null,
    dropping: trip.departure.dropping.find(({ id }) => id === dropping) ?? null,
    seats: picks.map(({ seat }) => seat),
  };
};

/** The steps before the price that may be opened: each needs what the ones before it gave. */
const openSteps = ({ departure, search }: BusesContext, isOver: boolean): readonly BusStep[] => [
  "search",
  ...(isOver ? (["confirmation"] as const) : []),
  ...(search === null || isOver ? [] : (["results"] as const)),
  ...(departure === null || isOver ? [] : (["seats"] as const)),
];

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connectBuses = perWalk((snapshot: BusesSnapshot, checkout: CheckoutSnapshot | null): BusesView => {
  const { context } = snapshot;
  const meta = Object.values(snapshot.getMeta()).findLast((one) => one !== undefined);
  const price = context.choice?.fares.bundles.find(({ code }) => code === context.choice?.bundle)?.price;
  const view = withCheckout<"seats", BusesOwnScreen>(
    {
      screen: meta?.screen ?? "search",
      busy: false,
      terminal: snapshot.hasTag("terminal"),
      deadline: null,
      price: price === undefined ? null : { display: price, charge: price },
      problem: null,
      step: meta?.step ?? "search",
      steps: openSteps(context, snapshot.matches("confirmed")),
      booking: context.end.booking,
    },
    "seats",
    checkout,
  );
  return {
    ...view,
    search: context.search,
    session: context.session,
    departure: context.departure,
    bus: summaryIn(context),
    quote: view.checkout?.quote ?? null,
    party: view.checkout?.party ?? null,
    children: { ...snapshot.children, ...checkout?.children },
    commands: {
      submitSearch: snapshot.can({ type: "search.submit", search: someSearch(context.setting.today) }),
      leave: snapshot.can({ type: "flow.leave" }),
    },
  };
});
