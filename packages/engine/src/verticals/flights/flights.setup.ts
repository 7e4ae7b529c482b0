import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import { lateCheckout } from "../../booking/checkout/checkout.logic.ts";
import type { CheckoutOutput, CheckoutStart } from "../../booking/checkout/checkout.types.ts";
import { nothingKept } from "../../booking/checkout/nothing-kept.ts";
import { searchMachine } from "../../booking/search/search.machine.ts";
import type { SearchOutput, SearchText } from "../../booking/search/search.types.ts";
import { notProvided, outcomeIs, unprovided } from "../../booking/unprovided.ts";
import { isPast } from "../../kernel/deadline.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { readSearch } from "./criteria.ts";
import type {
  FaresOutcome,
  FlightStep,
  FlightsContext,
  FlightsEmitted,
  FlightsEvent,
  FlightsInput,
  FlightsMeta,
  FlightsOutput,
  FlightsSetting,
  OfferRef,
} from "./flights.types.ts";

const types: {
  readonly context?: FlightsContext;
  readonly events?: FlightsEvent;
  readonly emitted?: FlightsEmitted;
  readonly input?: FlightsInput;
  readonly output?: FlightsOutput;
  readonly tags?: "busy" | "stable" | "terminal";
  readonly meta?: FlightsMeta;
  readonly children?: { search: "search"; checkout: "checkout" };
} = {};

const missing = unprovided("flightsMachine");

export const initialFlights = ({ start, setting }: FlightsInput): FlightsContext => ({
  start,
  setting,
  search: start.at === "results" || start.at === "itinerary" ? start.search : null,
  session: start.at === "results" || start.at === "itinerary" ? start.refId : null,
  offer: start.at === "itinerary" ? { refId: start.refId, offer: start.offer } : null,
  offerExpiresAt: 0,
  itinerary: start.at === "payment" ? (start.flight?.itinerary ?? null) : null,
  references: start.at === "payment" ? (start.flight?.references ?? null) : null,
  fares: [],
  fareId: null,
  kept: nothingKept,
  problem: null,
  end: { type: "LEFT", booking: start.at === "payment" ? start.booking : null },
});

/** Another offer is another booking. What was typed of the people goes in with it. */
const anotherOffer = ({ kept }: FlightsContext) =>
  ({
    itinerary: null,
    fares: [],
    fareId: null,
    kept: { ...kept, quoted: null },
    problem: null,
  }) as const satisfies Partial<FlightsContext>;

/** What the person reads when they say that they want this offer. */
const priceOnScreen = ({ fareId, fares, itinerary }: FlightsContext) => {
  const price = fares.find(({ id }) => id === fareId)?.price ?? itinerary?.price;
  return price === undefined ? null : { price, policy: null, isCharge: false };
};

/** What the checkout begins with: the offer that was chosen, or what an address names. */
export const checkoutStart = (context: FlightsContext): CheckoutStart => {
  const { fareId, offer, setting, start } = context;
  if (offer !== null) {
    const request = { kind: "first", ...offer, option: fareId, currency: setting.currency } as const;
    return { at: "quote", request, seen: priceOnScreen(context) };
  }
  if (start.at === "payment") return { at: "payment", booking: start.booking, order: start.order };
  if (start.at === "quote")
    return { at: "quote", request: { kind: "read", refId: start.refId, isRenewed: false }, seen: null };
  throw new Error("A checkout needs an offer, a quote or an order; the chart leads here only with one.");
};

export const flightsSetup = setup({
  types,
  actors: {
    search: searchMachine,
    readFares: fromPromise<FaresOutcome, OfferRef | null>(missing),
    checkout: lateCheckout(notProvided("flightsMachine")),
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: {
    isSearch: ({ context }, search: SearchText) => readSearch(search, context.setting).ok,
    startsWithResults: ({ context }) => context.start.at === "results",
    startsWithItinerary: ({ context }) => context.start.at === "itinerary",
    startsWithQuote: ({ context }) => context.start.at === "quote",
    startsWithPayment: ({ context }) => context.start.at === "payment",
    hasSearch: ({ context }) => context.search !== null && readSearch(context.search, context.setting).ok,
    isChosen: outcomeIs<SearchOutput>("CHOSEN"),
    isRead: outcomeIs<FaresOutcome>("FARES"),
    isSessionGone: outcomeIs<FaresOutcome>("SESSION_EXPIRED"),
    isFare: ({ context }, fareId: string) => context.fares.some(({ id }) => id === fareId),
    isOfferOver: ({ context }, now: EpochMs) => isPast(context.offerExpiresAt, now),
    hasOffer: ({ context }) => context.offer !== null,
    isBooked: outcomeIs<CheckoutOutput>("BOOKED"),
    isLeft: outcomeIs<CheckoutOutput>("LEFT"),
    isBack: outcomeIs<CheckoutOutput>("BACK", "TAKEN"),
    isSearchedAgain: outcomeIs<CheckoutOutput>("SEARCH_AGAIN"),
    isSearchEdited: outcomeIs<CheckoutOutput>("SEARCH_EDIT"),
  },
  actions: {
    takeSetting: assign((_, setting: FlightsSetting) => ({ setting })),
    takeSearch: assign(({ context }, search: SearchText) => ({
      ...anotherOffer(context),
      search,
      session: null,
      offer: null,
    })),
    beginAnew: assign(({ context }) => ({ ...anotherOffer(context), session: null, offer: null })),
    takeOffer: assign(({ context }, output: SearchOutput) =>
      output.type === "CHOSEN"
        ? {
            ...anotherOffer(context),
            session: output.refId,
            offer: { refId: output.refId, offer: output.offer },
            offerExpiresAt: output.expiresAt,
          }
        : {},
    ),
    learnFares: assign(({ context }, outcome: FaresOutcome) => {
      if (outcome.type === "PROBLEM") return { problem: outcome.problem };
      if (outcome.type !== "FARES") return {};
      const { itinerary, references, fares, expiresAt } = outcome;
      const fareId = fares.find(({ id }) => id === context.fareId)?.id ?? fares[0]?.id ?? null;
      return { itinerary, references, fares, fareId, offerExpiresAt: expiresAt, problem: null };
    }),
    chooseFare: assign((_, fareId: string) => ({ fareId })),
    keepGiven: assign((_, output: CheckoutOutput) => ("kept" in output ? { kept: output.kept } : {})),
    noteEnd: assign((_, output: CheckoutOutput) =>
      output.type === "BOOKED" || output.type === "LEFT" ? { end: output } : {},
    ),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the itinerary failed", status: 0 } }),
    resumeSearch: sendTo("search", ({ event }) => event),
    tellCheckout: sendTo("checkout", ({ event }) => event),
    goTo: emit(({ context: { offer, search, session } }, step: FlightStep) => ({
      type: "navigate" as const,
      step,
      search,
      refId: offer?.refId ?? session,
      offer: offer?.offer ?? null,
    })),
  },
});
