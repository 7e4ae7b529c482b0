import { expect, test } from "vitest";
import { assign, type EventObject, fromPromise, setup } from "xstate";
import { sampleBooking, sampleInput, sampleOrder } from "../booking/payment/payment.fixtures.ts";
import { paymentMachine } from "../booking/payment/payment.machine.ts";
import type { PaymentOutput } from "../booking/payment/payment.types.ts";
import { acknowledgementOf } from "../booking/quote/acknowledgement.ts";
import { quoteOutputs, sampleQuote } from "../booking/quote/quote.fixtures.ts";
import { quoteMachine } from "../booking/quote/quote.machine.ts";
import type { Acknowledgement, Quote, QuoteOutput } from "../booking/quote/quote.types.ts";
import { reserveOutputs } from "../booking/reserve/reserve.fixtures.ts";
import { reserveMachine } from "../booking/reserve/reserve.machine.ts";
import type { ReserveOutput } from "../booking/reserve/reserve.types.ts";
import { sampleOffer, searchOutputs } from "../booking/search/search.fixtures.ts";
import { searchMachine } from "../booking/search/search.machine.ts";
import type { SearchOutput } from "../booking/search/search.types.ts";
import { explore, trapsIn } from "../booking/testing/explore.ts";
import { travellersOutputs } from "../booking/travellers/travellers.fixtures.ts";
import { travellersMachine } from "../booking/travellers/travellers.machine.ts";
import type { TravellersOutput, TravelParty } from "../booking/travellers/travellers.types.ts";
import { outcomeIs } from "../booking/unprovided.ts";

/*
 * The shape on two more verticals, drawn bare: a hotel, whose rooms are picked where a flight's fare is, and a bus, whose seats
 * come before its passengers. Each is a chart that reads in one piece and sequences the same children as the flights' walk.
 */

type Context = {
  readonly quote: Quote | null;
  readonly acknowledged: Acknowledgement | null;
  readonly party: TravelParty | null;
  readonly seats: readonly string[];
};

type WalkEvent =
  | { readonly type: "rate.choose" }
  | { readonly type: "seat.choose"; readonly seat: string }
  | { readonly type: "seats.submit" }
  | { readonly type: "review.accept" }
  | { readonly type: "flow.back" }
  | { readonly type: "search.submit" };

const types: { readonly context?: Context; readonly events?: WalkEvent } = {};

const walk = setup({
  types,
  actors: {
    search: searchMachine,
    quote: quoteMachine,
    travellers: travellersMachine,
    reserve: reserveMachine,
    payment: paymentMachine,
    readSeats: fromPromise<void>(() => Promise.resolve()),
  },
  guards: {
    isChosen: outcomeIs<SearchOutput>("CHOSEN"),
    isAccepted: outcomeIs<QuoteOutput>("ACCEPTED"),
    isComplete: outcomeIs<TravellersOutput>("COMPLETED"),
    isReserved: outcomeIs<ReserveOutput>("RESERVED"),
    isPriceChanged: outcomeIs<ReserveOutput>("PRICE_CHANGED"),
    isSeatTaken: outcomeIs<ReserveOutput>("SEAT_TAKEN", "SOLD_OUT"),
    isPaid: outcomeIs<PaymentOutput>("RECEIVED"),
    hasSeats: ({ context }) => context.seats.length > 0,
    /** Five on a bus. */
    hasRoom: ({ context }) => context.seats.length < 5,
  },
  actions: {
    keepQuote: assign((_, output: QuoteOutput) =>
      output.type === "ACCEPTED" ? { quote: output.quote, acknowledged: output.acknowledged } : {},
    ),
    keepParty: assign((_, output: TravellersOutput) => (output.type === "COMPLETED" ? { party: output.party } : {})),
    takeSeat: assign(({ context }, seat: string) => ({ seats: [...new Set([...context.seats, seat])] })),
    loseSeats: assign({ seats: [] }),
  },
});

const empty: Context = { quote: null, acknowledged: null, party: null, seats: [] };

const first = {
  kind: "first",
  refId: sampleQuote.refId,
  offer: sampleOffer,
  option: "rate-1",
  currency: "PKR",
} as const;

const askTravellers = {
  passengers: sampleQuote.passengers,
  required: sampleQuote.requiredDetails,
  lastDay: sampleQuote.lastDay,
  today: "2026-11-21",
  dialCode: "92",
  isSignedIn: false,
  deadline: sampleQuote.expiresAt,
} as const;

const reservation = ({ acknowledged, party, quote }: Context) => ({
  quote: quote ?? sampleQuote,
  acknowledged: acknowledged ?? acknowledgementOf(sampleQuote),
  party: party ?? { contact: { email: "", phone: "" }, passengers: [] },
  voucher: null,
});

const order = { ...sampleInput, order: sampleOrder, booking: sampleBooking };

const hotels = walk.createMachine({
  id: "hotels",
  context: empty,
  initial: "searching",
  states: {
    searching: {
      invoke: {
        src: "search",
        input: { search: "place=jeddah", refId: null },
        onDone: [
          { guard: { type: "isChosen", params: ({ event }) => event.output }, target: "choosingRoom" },
          { target: "left" },
        ],
      },
    },
    choosingRoom: { on: { "rate.choose": "quoting", "flow.back": "searching" } },
    quoting: {
      invoke: {
        src: "quote",
        input: { request: first, seen: null },
        onDone: [
          {
            guard: { type: "isAccepted", params: ({ event }) => event.output },
            target: "guests",
            actions: { type: "keepQuote", params: ({ event }) => event.output },
          },
          { target: "choosingRoom" },
        ],
      },
    },
    guests: {
      invoke: {
        src: "travellers",
        input: askTravellers,
        onDone: [
          {
            guard: { type: "isComplete", params: ({ event }) => event.output },
            target: "reviewing",
            actions: { type: "keepParty", params: ({ event }) => event.output },
          },
          { target: "choosingRoom" },
        ],
      },
    },
    reviewing: { on: { "review.accept": "reserving", "flow.back": "guests" } },
    reserving: {
      invoke: {
        src: "reserve",
        input: ({ context }) => reservation(context),
        onDone: [
          { guard: { type: "isReserved", params: ({ event }) => event.output }, target: "paying" },
          { guard: { type: "isPriceChanged", params: ({ event }) => event.output }, target: "quoting" },
          // 'Room is on sleep mode': another one is chosen.
          { guard: { type: "isSeatTaken", params: ({ event }) => event.output }, target: "choosingRoom" },
          { target: "reviewing" },
        ],
      },
    },
    paying: {
      invoke: {
        src: "payment",
        input: order,
        onDone: [
          { guard: { type: "isPaid", params: ({ event }) => event.output }, target: "confirmed" },
          { target: "left" },
        ],
      },
    },
    confirmed: { type: "final" },
    left: { type: "final" },
  },
});

const buses = walk.createMachine({
  id: "buses",
  context: empty,
  initial: "searching",
  states: {
    searching: {
      invoke: {
        src: "search",
        input: { search: "from=lahore&to=multan", refId: null },
        onDone: [
          { guard: { type: "isChosen", params: ({ event }) => event.output }, target: "readingSeats" },
          { target: "left" },
        ],
      },
    },
    readingSeats: { invoke: { src: "readSeats", onDone: "choosingSeats", onError: "searching" } },
    choosingSeats: {
      on: {
        "seat.choose": { guard: "hasRoom", actions: { type: "takeSeat", params: ({ event }) => event.seat } },
        "seats.submit": { guard: "hasSeats", target: "quoting" },
        "flow.back": { target: "searching", actions: "loseSeats" },
      },
    },
    quoting: {
      invoke: {
        src: "quote",
        input: { request: first, seen: null },
        onDone: [
          {
            guard: { type: "isAccepted", params: ({ event }) => event.output },
            target: "passengers",
            actions: { type: "keepQuote", params: ({ event }) => event.output },
          },
          { target: "readingSeats", actions: "loseSeats" },
        ],
      },
    },
    passengers: {
      invoke: {
        src: "travellers",
        input: askTravellers,
        onDone: [
          {
            guard: { type: "isComplete", params: ({ event }) => event.output },
            target: "reviewing",
            actions: { type: "keepParty", params: ({ event }) => event.output },
          },
          { target: "choosingSeats" },
        ],
      },
    },
    reviewing: { on: { "review.accept": "reserving", "flow.back": "passengers" } },
    reserving: {
      invoke: {
        src: "reserve",
        input: ({ context }) => reservation(context),
        onDone: [
          { guard: { type: "isReserved", params: ({ event }) => event.output }, target: "paying" },
          {
            guard: { type: "isSeatTaken", params: ({ event }) => event.output },
            target: "readingSeats",
            actions: "loseSeats",
          },
          { guard: { type: "isPriceChanged", params: ({ event }) => event.output }, target: "quoting" },
          { target: "reviewing" },
        ],
      },
    },
    paying: {
      invoke: {
        src: "payment",
        input: order,
        onDone: [
          { guard: { type: "isPaid", params: ({ event }) => event.output }, target: "confirmed" },
          { target: "left" },
        ],
      },
    },
    confirmed: { type: "final" },
    left: { type: "final" },
  },
});

const outcomes = {
  search: searchOutputs,
  quote: quoteOutputs,
  travellers: travellersOutputs,
  reserve: reserveOutputs,
  payment: { received: { type: "RECEIVED", booking: sampleBooking }, left: { type: "LEFT", isUnknown: false } },
  readSeats: { read: undefined },
};

const events: Readonly<Record<string, readonly EventObject[]>> = {
  "rate.choose": [{ type: "rate.choose" }],
  "seat.choose": [1, 2, 3, 4, 5, 6].map((seat) => ({ type: "seat.choose", seat: `${seat}A` })),
  "seats.submit": [{ type: "seats.submit" }],
  "review.accept": [{ type: "review.accept" }],
  "flow.back": [{ type: "flow.back" }],
};

test.each([
  ["hotels", hotels],
  ["buses", buses],
] as const)("default: %s sequence the same children, and every state has a way to an end", (_, machine) => {
  const found = explore({
    machine,
    inputs: { none: undefined },
    events,
    outcomes,
    project: ({ context }) => [context.quote?.hash, context.party === null, context.seats.length],
  });
  const reached = new Set([...found.values()].map(({ snapshot }) => snapshot.value));
  expect(Object.keys(machine.states).filter((state) => !reached.has(state))).toEqual([]);
  expect(trapsIn(found)).toEqual([]);
  for (const { snapshot } of found.values()) expect(snapshot.context.seats.length).toBeLessThanOrEqual(5);
  const confirmed = [...found.values()].filter(({ snapshot }) => snapshot.value === "confirmed");
  for (const { path } of confirmed) expect(path.at(-1)).toBe("payment → received");
});
