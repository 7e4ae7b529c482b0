import type { SnapshotFrom } from "xstate";
import type { CheckoutChildren, CheckoutSnapshot } from "../../booking/checkout/checkout.logic.ts";
import type { Quote } from "../../booking/quote/quote.types.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { TravelParty } from "../../booking/travellers/travellers.types.ts";
import { perWalk, type WalkView, withCheckout } from "../../booking/walk/walk-view.ts";
import type { Price, QuotedPrice } from "../../kernel/price.ts";
import { encodeCriteria } from "./criteria.ts";
import type { flightsMachine } from "./flights.machine.ts";
import type {
  Fare,
  FlightReferences,
  FlightStep,
  FlightsContext,
  FlightsOwnScreen,
  Itinerary,
  OfferRef,
} from "./flights.types.ts";

type FlightsSnapshot = SnapshotFrom<typeof flightsMachine>;

export type FlightsView = WalkView<"itinerary", FlightsOwnScreen> & {
  readonly search: SearchText | null;
  /** The offer that was chosen, in the session that it was found in. */
  readonly offer: OfferRef | null;
  readonly itinerary: Itinerary | null;
  readonly references: FlightReferences | null;
  readonly fares: readonly Fare[];
  readonly fareId: string | null;
  /** The checkout's, while there is one. */
  readonly quote: Quote | null;
  readonly party: TravelParty | null;
  /** The step's own flow while there is one, and those of the checkout's steps: read each with its own connect. */
  readonly children: Pick<FlightsSnapshot["children"], "search" | "checkout"> & CheckoutChildren;
  /** What the walk itself may be told. From the price on, the checkout has its own. */
  readonly commands: Readonly<
    Record<
      | "submitSearch"
      | "editSearch"
      | "refreshSearch"
      | "chooseFare"
      | "acceptItinerary"
      | "reloadItinerary"
      | "back"
      | "leave",
      boolean
    >
  >;
};

/** Any search that can be made, to ask the chart whether one may be made now. */
const someSearch = (today: string): SearchText =>
  encodeCriteria({
    trip: "one_way",
    legs: [{ from: "KHI", to: "LHE", date: today }],
    party: { adults: 1, children: 0, infants: 0 },
    cabin: "economy",
  });

const twice = (price: Price): QuotedPrice => ({ display: price, charge: price });

/** The steps before the price that may be opened: each needs what the ones before it gave. */
const openSteps = ({ offer, search }: FlightsContext, isOver: boolean): readonly FlightStep[] => [
  "search",
  ...(isOver ? (["confirmation"] as const) : []),
  ...(search === null || isOver ? [] : (["results"] as const)),
  ...(offer === null || isOver ? [] : (["itinerary"] as const)),
];

const offeredIn = ({ fareId, fares, itinerary }: FlightsContext): QuotedPrice | null => {
  const price = fares.find(({ id }) => id === fareId)?.price ?? itinerary?.price;
  return price === undefined ? null : twice(price);
};

/** How a walk stands, its checkout with it: while there is one, a host looks at both as they change. */
export const connectFlights = perWalk((snapshot: FlightsSnapshot, checkout: CheckoutSnapshot | null): FlightsView => {
  const { context } = snapshot;
  const { fareId, fares, itinerary, offer, offerExpiresAt, references, search, setting } = context;
  const meta = Object.values(snapshot.getMeta()).findLast((one) => one !== undefined);
  const view = withCheckout<"itinerary", FlightsOwnScreen>(
    {
      screen: meta?.screen ?? "search",
      busy: snapshot.hasTag("busy"),
      terminal: snapshot.hasTag("terminal"),
      deadline: snapshot.matches("inspecting") && offerExpiresAt > 0 ? offerExpiresAt : null,
      price: offeredIn(context),
      problem: context.problem,
      step: meta?.step ?? "search",
      steps: openSteps(context, snapshot.matches("confirmed")),
      booking: context.end.booking,
    },
    "itinerary",
    checkout,
  );
  return {
    ...view,
    search,
    offer,
    itinerary,
    references,
    fares,
    fareId,
    quote: view.checkout?.quote ?? null,
    party: view.checkout?.party ?? null,
    children: { ...snapshot.children, ...checkout?.children },
    commands: {
      submitSearch: snapshot.can({ type: "search.submit", search: someSearch(setting.today) }),
      editSearch: snapshot.can({ type: "search.edit" }),
      refreshSearch: snapshot.can({ type: "search.refresh" }),
      chooseFare: fareId !== null && snapshot.can({ type: "fare.choose", fareId }),
      acceptItinerary: snapshot.can({ type: "itinerary.accept" }),
      reloadItinerary: snapshot.can({ type: "itinerary.reload" }),
      back: snapshot.can({ type: "flow.back" }),
      leave: snapshot.can({ type: "flow.leave" }),
    },
  };
});
