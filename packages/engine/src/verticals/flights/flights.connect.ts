import type { SnapshotFrom } from "xstate";
import { acknowledgementOf } from "../../booking/quote/acknowledgement.ts";
import type { Acknowledgement, Quote } from "../../booking/quote/quote.types.ts";
import { screenOf } from "../../booking/screen-of.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { TravelParty } from "../../booking/travellers/travellers.types.ts";
import type { BookingUuid } from "../../kernel/ids.ts";
import { perSnapshot } from "../../kernel/per-snapshot.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Price, QuotedPrice } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import { encodeCriteria } from "./criteria.ts";
import type { flightsMachine } from "./flights.machine.ts";
import type { Fare, FlightReferences, FlightStep, FlightsScreen, Itinerary, OfferRef } from "./flights.types.ts";
import { reachableSteps } from "./step-guard.ts";

type FlightsSnapshot = SnapshotFrom<typeof flightsMachine>;

export type FlightsView = {
  readonly screen: FlightsScreen;
  readonly busy: boolean;
  readonly terminal: boolean;
  /** Until when what is on the screen counts; the child that is running may have a nearer one. */
  readonly deadline: EpochMs | null;
  /** What the booking costs as far as it is known. */
  readonly price: QuotedPrice | null;
  readonly problem: Problem | null;
  readonly step: FlightStep;
  /** The steps that may be opened now; any other leads to the last of them. */
  readonly steps: readonly FlightStep[];
  readonly search: SearchText | null;
  /** The offer that was chosen, in the session that it was found in. */
  readonly offer: OfferRef | null;
  readonly itinerary: Itinerary | null;
  readonly references: FlightReferences | null;
  readonly fares: readonly Fare[];
  readonly fareId: string | null;
  readonly quote: Quote | null;
  readonly party: TravelParty | null;
  readonly voucher: string | null;
  readonly booking: BookingUuid | null;
  /** What to send with `review.accept` for the price that is on the screen. */
  readonly acknowledgement: Acknowledgement | null;
  /** The step's own flow while there is one: read each with its own connect. */
  readonly children: FlightsSnapshot["children"];
  readonly commands: Readonly<
    Record<
      | "submitSearch"
      | "editSearch"
      | "refreshSearch"
      | "chooseFare"
      | "acceptItinerary"
      | "reloadItinerary"
      | "refreshQuote"
      | "changeVoucher"
      | "editTravellers"
      | "editExtras"
      | "reserve"
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

const deadlineOf = (snapshot: FlightsSnapshot): EpochMs | null => {
  const { offerExpiresAt, quote, reservation } = snapshot.context;
  if (snapshot.matches("paying")) return reservation?.payBy ?? null;
  if (snapshot.matches("checkout") || snapshot.matches("reserving")) return quote?.expiresAt ?? null;
  return snapshot.matches("inspecting") && offerExpiresAt > 0 ? offerExpiresAt : null;
};

export const connectFlights = perSnapshot((snapshot: FlightsSnapshot): FlightsView => {
  const { context } = snapshot;
  const { fareId, fares, itinerary, offer, party, problem, quote, references, search, setting, voucher } = context;
  const acknowledgement = quote === null ? null : acknowledgementOf(quote);
  const offered = fares.find(({ id }) => id === fareId)?.price ?? itinerary?.price ?? null;
  const step = Object.values(snapshot.getMeta()).findLast((meta) => meta !== undefined)?.step ?? "search";
  return {
    screen: screenOf(snapshot, "search"),
    busy: snapshot.hasTag("busy"),
    terminal: snapshot.hasTag("terminal"),
    deadline: deadlineOf(snapshot),
    price: quote?.price ?? (offered === null ? null : twice(offered)),
    problem,
    step,
    steps: reachableSteps(context, snapshot.matches("confirmed")),
    search,
    offer,
    itinerary,
    references,
    fares,
    fareId,
    quote,
    party,
    voucher,
    booking: context.end.booking,
    acknowledgement,
    children: snapshot.children,
    commands: {
      submitSearch: snapshot.can({ type: "search.submit", search: someSearch(setting.today) }),
      editSearch: snapshot.can({ type: "search.edit" }),
      refreshSearch: snapshot.can({ type: "search.refresh" }),
      chooseFare: fareId !== null && snapshot.can({ type: "fare.choose", fareId }),
      acceptItinerary: snapshot.can({ type: "itinerary.accept" }),
      reloadItinerary: snapshot.can({ type: "itinerary.reload" }),
      refreshQuote: snapshot.can({ type: "quote.refresh" }),
      changeVoucher: snapshot.can({ type: "voucher.change", voucher }),
      editTravellers: snapshot.can({ type: "travellers.edit" }),
      editExtras: snapshot.can({ type: "extras.edit" }),
      reserve: acknowledgement !== null && snapshot.can({ type: "review.accept", acknowledged: acknowledgement }),
      back: snapshot.can({ type: "flow.back" }),
      leave: snapshot.can({ type: "flow.leave" }),
    },
  };
});
