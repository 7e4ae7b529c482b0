import { assign, emit, sendTo, setup } from "xstate";
import { lateCheckout } from "../../booking/checkout/checkout.logic.ts";
import type {
  CheckoutKept,
  CheckoutOutput,
  CheckoutSetting,
  CheckoutStart,
} from "../../booking/checkout/checkout.types.ts";
import { nothingKept } from "../../booking/checkout/nothing-kept.ts";
import { searchMachine } from "../../booking/search/search.machine.ts";
import type { SearchOutput, SearchText } from "../../booking/search/search.types.ts";
import { emptyPassengerForm } from "../../booking/travellers/passenger-form.ts";
import { notProvided, outcomeIs } from "../../booking/unprovided.ts";
import type {
  BusesContext,
  BusesEmitted,
  BusesEvent,
  BusesInput,
  BusesMeta,
  BusesOutput,
  BusStep,
  SeatChoice,
} from "./buses.types.ts";
import { readBusSearch } from "./criteria.ts";
import { seatsMachine } from "./seats/seats.machine.ts";
import type { SeatsInput, SeatsOutput } from "./seats/seats.types.ts";

const types: {
  readonly context?: BusesContext;
  readonly events?: BusesEvent;
  readonly emitted?: BusesEmitted;
  readonly input?: BusesInput;
  readonly output?: BusesOutput;
  readonly tags?: "stable" | "terminal";
  readonly meta?: BusesMeta;
  readonly children?: { search: "search"; seats: "seats"; checkout: "checkout" };
} = {};

export const initialBuses = ({ start, setting }: BusesInput): BusesContext => ({
  start,
  setting,
  search: start.at === "results" ? start.search : null,
  session: start.at === "results" ? start.refId : null,
  departure: start.at === "seats" ? start.departure : null,
  choice: null,
  lost: [],
  kept: nothingKept,
  end: { type: "LEFT", booking: start.at === "payment" ? start.booking : null },
});

/** What the seats begin with: those chosen before, less what went to somebody else. */
export const seatsInput = ({ choice, departure, lost }: BusesContext): SeatsInput => {
  if (departure === null) throw new Error("Seats are of a departure; the chart leads here only with one.");
  if (choice === null) return { departure };
  const { boarding, dropping, picks } = choice;
  return { departure, picks, boarding, dropping, gone: lost };
};

/** What the checkout begins with: the seats that were chosen, or what an address names. */
export const checkoutStart = ({ choice, departure, setting, start }: BusesContext): CheckoutStart => {
  if (choice !== null && departure !== null) {
    const { bundle: option, fares } = choice;
    const price = fares.bundles.find(({ code }) => code === option)?.price;
    const request = {
      kind: "first",
      refId: fares.refId,
      offer: departure,
      option,
      currency: setting.currency,
    } as const;
    return { at: "quote", request, seen: price === undefined ? null : { price, policy: null, isCharge: false } };
  }
  if (start.at === "payment") return { at: "payment", booking: start.booking, order: start.order };
  if (start.at === "quote")
    return { at: "quote", request: { kind: "read", refId: start.refId, isRenewed: false }, seen: null };
  throw new Error("A checkout needs seats, a quote or an order; the chart leads here only with one.");
};

/** Whoever sits there was said when the seat was chosen; nobody is asked twice. */
const withGenders = ({ picks, fares }: SeatChoice, kept: CheckoutKept): CheckoutKept => {
  const forms = fares.passengerIds.map((id, index) => {
    const form = kept.draft?.forms[id] ?? emptyPassengerForm;
    return [id, { ...form, gender: picks[index]?.gender ?? form.gender }] as const;
  });
  const { contact = { email: "", phone: "" }, picked = {} } = kept.draft ?? {};
  return { ...kept, draft: { contact, picked, forms: Object.fromEntries(forms) } };
};

export const busesSetup = setup({
  types,
  actors: { search: searchMachine, seats: seatsMachine, checkout: lateCheckout(notProvided("busesMachine")) },
  guards: {
    isSearch: ({ context }, search: SearchText) => readBusSearch(search, context.setting).ok,
    startsWithResults: ({ context: { search, setting } }) => search !== null && readBusSearch(search, setting).ok,
    startsWithSeats: ({ context }) => context.start.at === "seats",
    startsWithCheckout: ({ context }) => context.start.at === "quote" || context.start.at === "payment",
    hasSearch: ({ context: { search, setting } }) => search !== null && readBusSearch(search, setting).ok,
    hasDeparture: ({ context }) => context.departure !== null,
    isDeparture: outcomeIs<SearchOutput>("CHOSEN"),
    areSeatsChosen: outcomeIs<SeatsOutput>("CHOSEN"),
    isSearchEdited: outcomeIs<SeatsOutput | CheckoutOutput>("SEARCH_EDIT"),
    isSearchedAgain: outcomeIs<SeatsOutput | CheckoutOutput>("SEARCH_AGAIN"),
    isBooked: outcomeIs<CheckoutOutput>("BOOKED"),
    isLeft: outcomeIs<CheckoutOutput>("LEFT"),
    isSoldOut: outcomeIs<CheckoutOutput>("SOLD_OUT"),
  },
  actions: {
    takeSetting: assign((_, setting: CheckoutSetting) => ({ setting })),
    takeSearch: assign((_, search: SearchText) => ({ search, session: null, departure: null, choice: null, lost: [] })),
    beginAnew: assign({ session: null, departure: null, choice: null, lost: [] }),
    takeDeparture: assign(({ context }, output: SearchOutput) =>
      output.type === "CHOSEN"
        ? {
            session: output.refId,
            departure: output.offer,
            choice: output.offer === context.departure ? context.choice : null,
            lost: [],
          }
        : {},
    ),
    takeSeats: assign(({ context }, output: SeatsOutput) => {
      const search = output.search ?? context.search;
      if (output.type !== "CHOSEN") return { search };
      const { type: _, ...choice } = output;
      return { search, choice, lost: [], kept: withGenders(choice, context.kept) };
    }),
    takeBack: assign((_, output: CheckoutOutput) => ({
      ...("kept" in output ? { kept: output.kept } : {}),
      ...(output.type === "TAKEN" ? { lost: output.taken.map(({ seat }) => seat) } : {}),
    })),
    noteEnd: assign((_, output: CheckoutOutput) =>
      output.type === "BOOKED" || output.type === "LEFT" ? { end: output } : {},
    ),
    resumeSearch: sendTo("search", ({ event }) => event),
    resumeSeats: sendTo("seats", ({ event }) => event),
    tellCheckout: sendTo("checkout", ({ event }) => event),
    goTo: emit(({ context: { choice, departure, search, session } }, step: BusStep) => ({
      type: "navigate" as const,
      step,
      search,
      refId: choice?.fares.refId ?? session,
      departure,
    })),
  },
});
