import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import { lateCheckout } from "../../booking/checkout/checkout.logic.ts";
import type { CheckoutOutput, CheckoutSetting, CheckoutStart } from "../../booking/checkout/checkout.types.ts";
import { nothingKept } from "../../booking/checkout/nothing-kept.ts";
import { searchMachine } from "../../booking/search/search.machine.ts";
import type { SearchOutput, SearchText } from "../../booking/search/search.types.ts";
import { notProvided, outcomeIs, unprovided } from "../../booking/unprovided.ts";
import type {
  HotelOutcome,
  HotelRef,
  HotelStep,
  HotelsContext,
  HotelsEmitted,
  HotelsEvent,
  HotelsInput,
  HotelsMeta,
  HotelsOutput,
} from "./hotels.types.ts";
import { roomChoiceMachine } from "./rooms/room-choice.machine.ts";
import type { RoomChoiceOutput } from "./rooms/room-choice.types.ts";
import { priceOf } from "./rooms/room-picks.ts";
import { readStay } from "./stay-criteria.ts";

const types: {
  readonly context?: HotelsContext;
  readonly events?: HotelsEvent;
  readonly emitted?: HotelsEmitted;
  readonly input?: HotelsInput;
  readonly output?: HotelsOutput;
  readonly tags?: "busy" | "stable" | "terminal";
  readonly meta?: HotelsMeta;
  readonly children?: { search: "search"; rooms: "rooms"; checkout: "checkout" };
} = {};

const missing = unprovided("hotelsMachine");

export const initialHotels = ({ start, setting }: HotelsInput): HotelsContext => ({
  start,
  setting,
  search: start.at === "results" || start.at === "hotel" ? start.search : null,
  session: start.at === "results" || start.at === "hotel" ? start.refId : null,
  offer: start.at === "hotel" ? { refId: start.refId, offer: start.offer } : null,
  detail: null,
  picks: [],
  kept: nothingKept,
  problem: null,
  end: { type: "LEFT", booking: start.at === "payment" ? start.booking : null },
});

/** Another hotel is another booking. What was typed of the guests goes in with it. */
const anotherHotel = { detail: null, picks: [], problem: null } as const satisfies Partial<HotelsContext>;

/** What the checkout begins with: the rooms that were chosen, or what an address names. */
export const checkoutStart = ({ detail, offer, picks, setting, start }: HotelsContext): CheckoutStart => {
  if (offer !== null && detail !== null) {
    const option = picks.join("~");
    const price = priceOf(detail, picks);
    const request = { kind: "first", ...offer, option, currency: setting.currency } as const;
    return { at: "quote", request, seen: price === null ? null : { price, policy: null, isCharge: false } };
  }
  if (start.at === "payment") return { at: "payment", booking: start.booking, order: start.order };
  if (start.at === "quote")
    return { at: "quote", request: { kind: "read", refId: start.refId, isRenewed: false }, seen: null };
  throw new Error("A checkout needs rooms, a quote or an order; the chart leads here only with one.");
};

export const hotelsSetup = setup({
  types,
  actors: {
    search: searchMachine,
    readHotel: fromPromise<HotelOutcome, HotelRef | null>(missing),
    rooms: roomChoiceMachine,
    checkout: lateCheckout(notProvided("hotelsMachine")),
  },
  guards: {
    isSearch: ({ context }, search: SearchText) => readStay(search, context.setting).ok,
    startsAt: ({ context }, at: HotelsInput["start"]["at"]) => context.start.at === at,
    hasSearch: ({ context }) => context.search !== null && readStay(context.search, context.setting).ok,
    isChosen: outcomeIs<SearchOutput>("CHOSEN"),
    isRead: outcomeIs<HotelOutcome>("HOTEL"),
    isSessionGone: outcomeIs<HotelOutcome>("SESSION_EXPIRED"),
    areRoomsChosen: outcomeIs<RoomChoiceOutput>("CHOSEN"),
    areRoomsLate: outcomeIs<RoomChoiceOutput>("DEADLINE"),
    hasOffer: ({ context }) => context.offer !== null,
    isBooked: outcomeIs<CheckoutOutput>("BOOKED"),
    isLeft: outcomeIs<CheckoutOutput>("LEFT"),
    isSearchedAgain: outcomeIs<CheckoutOutput>("SEARCH_AGAIN"),
    isSearchEdited: outcomeIs<CheckoutOutput>("SEARCH_EDIT"),
  },
  actions: {
    takeSetting: assign((_, setting: CheckoutSetting) => ({ setting })),
    takeSearch: assign((_, search: SearchText) => ({ ...anotherHotel, search, session: null, offer: null })),
    beginAnew: assign({ ...anotherHotel, session: null, offer: null }),
    takeOffer: assign((_, output: SearchOutput) =>
      output.type === "CHOSEN"
        ? { ...anotherHotel, session: output.refId, offer: { refId: output.refId, offer: output.offer } }
        : {},
    ),
    learnHotel: assign((_, outcome: HotelOutcome) => {
      if (outcome.type === "HOTEL") return { detail: outcome.detail, problem: null };
      return outcome.type === "PROBLEM" ? { problem: outcome.problem } : {};
    }),
    keepPicks: assign((_, output: RoomChoiceOutput) => ({
      picks: output.type === "CHOSEN" ? output.rates : output.picks,
    })),
    keepGiven: assign((_, output: CheckoutOutput) => ("kept" in output ? { kept: output.kept } : {})),
    noteEnd: assign((_, output: CheckoutOutput) =>
      output.type === "BOOKED" || output.type === "LEFT" ? { end: output } : {},
    ),
    reportFault: assign({ problem: { kind: "malformed", detail: "reading the hotel failed", status: 0 } }),
    resumeSearch: sendTo("search", ({ event }) => event),
    resumeRooms: sendTo("rooms", ({ event }) => event),
    tellCheckout: sendTo("checkout", ({ event }) => event),
    goTo: emit(({ context: { offer, search, session } }, step: HotelStep) => ({
      type: "navigate" as const,
      step,
      search,
      refId: offer?.refId ?? session,
      offer: offer?.offer ?? null,
    })),
  },
});
