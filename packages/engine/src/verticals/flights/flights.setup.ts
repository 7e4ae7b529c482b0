import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import { extrasMachine } from "../../booking/extras/extras.machine.ts";
import type { ExtrasOutput } from "../../booking/extras/extras.types.ts";
import { paymentMachine } from "../../booking/payment/payment.machine.ts";
import type { PaymentOutput } from "../../booking/payment/payment.types.ts";
import { isAcknowledged } from "../../booking/quote/acknowledgement.ts";
import { quoteMachine } from "../../booking/quote/quote.machine.ts";
import type { Acknowledgement, Quote, QuoteOutput, QuoteRequest, Seen } from "../../booking/quote/quote.types.ts";
import { reserveMachine } from "../../booking/reserve/reserve.machine.ts";
import type { ReserveOutput } from "../../booking/reserve/reserve.types.ts";
import { searchMachine } from "../../booking/search/search.machine.ts";
import type { SearchOutput, SearchText } from "../../booking/search/search.types.ts";
import { travellersMachine } from "../../booking/travellers/travellers.machine.ts";
import type { TravellersOutput } from "../../booking/travellers/travellers.types.ts";
import { outcomeIs, unprovided } from "../../booking/unprovided.ts";
import { isPast } from "../../kernel/deadline.ts";
import { type Money, sumMoney } from "../../kernel/money.ts";
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
  readonly tags?: "busy" | "inflight" | "money" | "stable" | "terminal";
  readonly meta?: FlightsMeta;
  readonly children?: {
    search: "search";
    quote: "quote";
    travellers: "travellers";
    extras: "extras";
    reserve: "reserve";
    payment: "payment";
  };
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
  request: start.at === "quote" ? { kind: "read", refId: start.refId, isRenewed: false } : null,
  seen: null,
  quote: null,
  acknowledged: null,
  draft: null,
  party: null,
  partyProblems: null,
  choices: [],
  areExtrasChosen: false,
  taken: [],
  voucher: null,
  reservation: null,
  problem: null,
  end: { type: "LEFT", booking: start.at === "payment" ? start.booking : null },
});

/** Another offer is another booking: what was typed of the people stays, all else begins anew. */
const anotherOffer = {
  itinerary: null,
  fares: [],
  fareId: null,
  request: null,
  seen: null,
  quote: null,
  acknowledged: null,
  party: null,
  partyProblems: null,
  choices: [],
  areExtrasChosen: false,
  taken: [],
  problem: null,
} as const satisfies Partial<FlightsContext>;

const firstRequest = ({ fareId, offer, setting }: FlightsContext): QuoteRequest | null =>
  offer === null ? null : { kind: "first", ...offer, option: fareId, currency: setting.currency };

/** What the person reads when they say that they want this offer. */
const priceOnScreen = ({ fareId, fares, itinerary }: FlightsContext) => {
  const price = fares.find(({ id }) => id === fareId)?.price ?? itinerary?.price;
  return price === undefined ? null : { price, policy: null, isCharge: false };
};

const learnReserve = (context: FlightsContext, output: ReserveOutput): Partial<FlightsContext> => {
  switch (output.type) {
    case "RESERVED":
      return { reservation: output.reservation, end: { type: "LEFT", booking: output.reservation.booking } };
    case "SEAT_TAKEN":
      return { taken: output.seats, areExtrasChosen: false };
    case "VALIDATION_FAILED":
      return output.extrasMissing ? { areExtrasChosen: false } : { partyProblems: output.problems, party: null };
    case "REFUSED":
      return { problem: output.problem };
    case "PRICE_CHANGED":
      return { ...again(context, false), acknowledged: null };
    default:
      return {};
  }
};

/** The quote is read again, and held against what was accepted. */
const again = ({ quote }: FlightsContext, isRenewed: boolean): Partial<FlightsContext> =>
  quote === null
    ? {}
    : {
        request: { kind: "read", refId: quote.refId, isRenewed },
        seen: { price: quote.price.charge, policy: quote.policy, isCharge: true },
      };

/** What the person reckons with who has chosen extras: the price as it was, with these extras in the place of those before. */
const withExtrasCost = ({ price: { charge }, policy }: Quote, cost: Money): Seen => {
  const lines = charge.lines.filter(({ kind }) => kind !== "addon");
  const amounts = [...lines.map(({ amount }) => amount), ...(cost.currency === charge.total.currency ? [cost] : [])];
  return {
    price: { lines: [...lines, { kind: "addon", amount: cost }], total: sumMoney(amounts, charge.total.currency) },
    policy,
    isCharge: true,
  };
};

export const flightsSetup = setup({
  types,
  actors: {
    search: searchMachine,
    readFares: fromPromise<FaresOutcome, OfferRef | null>(missing),
    quote: quoteMachine,
    travellers: travellersMachine,
    extras: extrasMachine,
    reserve: reserveMachine,
    payment: paymentMachine,
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
    isAccepted: outcomeIs<QuoteOutput>("ACCEPTED"),
    isReservedAlready: (_, output: QuoteOutput) => output.type === "ACCEPTED" && output.quote.reservation !== null,
    isSoldOut: outcomeIs<QuoteOutput>("SOLD_OUT"),
    isSessionExpired: outcomeIs<QuoteOutput>("SESSION_EXPIRED"),
    wereExtrasPriced: ({ context: { quote, request } }) => quote !== null && request?.kind === "again",
    needsParty: ({ context }) => context.party === null,
    needsExtras: ({ context: { areExtrasChosen, quote } }) =>
      !areExtrasChosen && quote !== null && Object.values(quote.offeredExtras).includes(true),
    hasExtras: ({ context: { quote } }) => quote !== null && Object.values(quote.offeredExtras).includes(true),
    isPartyComplete: outcomeIs<TravellersOutput>("COMPLETED"),
    isPartyLate: outcomeIs<TravellersOutput>("DEADLINE"),
    areExtrasLate: outcomeIs<ExtrasOutput>("DEADLINE"),
    areExtrasBack: outcomeIs<ExtrasOutput>("BACK"),
    areExtrasPriced: ({ context }, output: ExtrasOutput) =>
      output.type === "CHOSEN" && JSON.stringify(output.choices) === JSON.stringify(context.quote?.extras),
    isShown: ({ context }, acknowledged: Acknowledgement) =>
      context.quote !== null && isAcknowledged(context.quote, acknowledged),
    isQuoteOver: ({ context }, now: EpochMs) => context.quote !== null && isPast(context.quote.expiresAt, now),
    isReserved: outcomeIs<ReserveOutput>("RESERVED"),
    isPriceChanged: outcomeIs<ReserveOutput>("PRICE_CHANGED"),
    isGone: outcomeIs<ReserveOutput>("SOLD_OUT"),
    isQuoteExpired: outcomeIs<ReserveOutput>("QUOTE_EXPIRED"),
    isIncomplete: outcomeIs<ReserveOutput>("VALIDATION_FAILED", "SEAT_TAKEN"),
    isRefused: outcomeIs<ReserveOutput>("REFUSED"),
    isPaid: outcomeIs<PaymentOutput>("RECEIVED"),
    isHoldOver: outcomeIs<PaymentOutput>("EXPIRED"),
  },
  actions: {
    takeSetting: assign((_, setting: FlightsSetting) => ({ setting })),
    takeSearch: assign((_, search: SearchText) => ({ ...anotherOffer, search, session: null, offer: null })),
    beginAnew: assign({ ...anotherOffer, session: null, offer: null }),
    takeOffer: assign((_, output: SearchOutput) =>
      output.type === "CHOSEN"
        ? {
            ...anotherOffer,
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
    askPrice: assign(({ context }) => ({ request: firstRequest(context), seen: priceOnScreen(context) })),
    askAgain: assign(({ context }) => again(context, true)),
    askWithExtras: assign(({ context: { quote } }, output: ExtrasOutput) =>
      quote === null || output.type !== "CHOSEN"
        ? {}
        : {
            choices: output.choices,
            areExtrasChosen: true,
            taken: [],
            request: { kind: "again", refId: quote.refId, extras: output.choices } as const,
            seen: withExtrasCost(quote, output.cost),
          },
    ),
    keepQuote: assign((_, output: QuoteOutput) =>
      output.type === "ACCEPTED"
        ? { quote: output.quote, acknowledged: output.acknowledged, choices: output.quote.extras }
        : {},
    ),
    keepReservation: assign((_, output: QuoteOutput) => {
      const reservation = output.type === "ACCEPTED" ? output.quote.reservation : null;
      return reservation === null ? {} : { end: { type: "LEFT", booking: reservation.uuid } as const };
    }),
    keepParty: assign((_, output: TravellersOutput) => ({
      draft: output.draft,
      party: output.type === "COMPLETED" ? output.party : null,
      partyProblems: null,
    })),
    keepChoices: assign((_, output: ExtrasOutput) => ({ choices: output.choices })),
    settleExtras: assign({ areExtrasChosen: true, taken: [] }),
    reopenExtras: assign({ areExtrasChosen: false }),
    takeVoucher: assign((_, voucher: string | null) => ({ voucher })),
    accept: assign((_, acknowledged: Acknowledgement) => ({ acknowledged })),
    learnReserve: assign(({ context }, output: ReserveOutput) => learnReserve(context, output)),
    noteBooked: assign((_, output: PaymentOutput) =>
      output.type === "RECEIVED" ? { end: { type: "BOOKED", booking: output.booking } as const } : {},
    ),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the itinerary failed", status: 0 } }),
    resumeSearch: sendTo("search", ({ event }) => event),
    resumeQuote: sendTo("quote", ({ event }) => event),
    resumeTravellers: sendTo("travellers", ({ event }) => event),
    resumeExtras: sendTo("extras", ({ event }) => event),
    resumeReserve: sendTo("reserve", ({ event }) => event),
    tellPayment: sendTo("payment", ({ event }) => event),
    goTo: emit(({ context: { end, offer, quote, search, session } }, step: FlightStep) => ({
      type: "navigate" as const,
      step,
      search,
      refId: quote?.refId ?? offer?.refId ?? session,
      offer: offer?.offer ?? null,
      booking: end.booking,
    })),
  },
});
