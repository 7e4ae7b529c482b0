import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import { isPast } from "../../kernel/deadline.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import { extrasMachine } from "../extras/extras.machine.ts";
import type { ExtrasOutput } from "../extras/extras.types.ts";
import { priceWithExtras } from "../extras/price-with-extras.ts";
import { paymentMachine } from "../payment/payment.machine.ts";
import type { PaymentOutput } from "../payment/payment.types.ts";
import { isAcknowledged } from "../quote/acknowledgement.ts";
import { quoteMachine } from "../quote/quote.machine.ts";
import type { Acknowledgement, Quote, QuoteOutput, Seen } from "../quote/quote.types.ts";
import { reserveMachine } from "../reserve/reserve.machine.ts";
import type { ReserveOutput } from "../reserve/reserve.types.ts";
import { lapsOf } from "../seats/laps.ts";
import { checkParty, type PartyRules } from "../travellers/check-party.ts";
import { travellersMachine } from "../travellers/travellers.machine.ts";
import type { TravellersOutput, TravelParty } from "../travellers/travellers.types.ts";
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutKept,
  CheckoutMeta,
  CheckoutOutput,
  CheckoutSetting,
  CheckoutStep,
  WayBack,
} from "./checkout.types.ts";
import { hasExtras } from "./extras-offered.ts";
import { nothingKept } from "./nothing-kept.ts";

const types: {
  readonly context?: CheckoutContext;
  readonly events?: CheckoutEvent;
  readonly emitted?: CheckoutEmitted;
  readonly input?: CheckoutInput;
  readonly output?: CheckoutOutput;
  readonly tags?: "money" | "stable" | "terminal";
  readonly meta?: CheckoutMeta;
  readonly children?: {
    quote: "quote";
    travellers: "travellers";
    extras: "extras";
    reserve: "reserve";
    payment: "payment";
  };
} = {};

const missing = unprovided("checkoutMachine");

/** Whom a quote is for, what it asks of each, and the days that ages and documents are held against. */
export const travellersRules = (quote: Quote, { today, dialCode }: CheckoutSetting): PartyRules => ({
  travellers: quote.travellers,
  distinctNames: quote.distinctNames ?? null,
  lastDay: quote.lastDay,
  today,
  dialCode,
});

export const initialCheckout = ({ start, setting, kept = nothingKept }: CheckoutInput): CheckoutContext => ({
  start,
  setting,
  request: start.at === "quote" ? start.request : null,
  seen: start.at === "quote" ? start.seen : null,
  quote: null,
  acknowledged: null,
  draft: kept.draft,
  party: kept.party ?? null,
  partyProblems: null,
  choices: [],
  areExtrasChosen: false,
  taken: [],
  voucher: kept.voucher,
  reservation: null,
  problem: null,
  end: { type: "LEFT", booking: start.at === "payment" ? start.booking : null },
});

const keptOf = ({ draft, party, quote, request, voucher }: CheckoutContext): CheckoutKept => ({
  draft,
  party,
  voucher,
  quoted: quote?.refId ?? (request?.kind === "read" ? request.refId : null),
});

/** Whoever only goes back has changed nothing of what they had said to be complete. */
const partyAfter = (context: CheckoutContext, output: TravellersOutput): TravelParty | null => {
  if (output.type === "COMPLETED") return output.party;
  const { forms, contact, picked } = output.draft;
  const { draft } = context;
  const hasChanged = !isSame([forms, contact, picked], [draft?.forms, draft?.contact, draft?.picked]);
  return output.type === "BACK" && !hasChanged ? context.party : null;
};

const learnReserve = (context: CheckoutContext, output: ReserveOutput): Partial<CheckoutContext> => {
  switch (output.type) {
    case "RESERVED":
      return {
        reservation: output.reservation,
        end: { type: "LEFT", booking: output.reservation.booking },
        ...(output.quote === undefined ? {} : { quote: output.quote, choices: output.quote.extras }),
      };
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The party that was said to be complete, where this quote would be sent the very same one. Another flight may ask for more of
 * somebody, or be on a day on which a child is none any more: then the people are asked about again.
 */
const partyFor = (quote: Quote, { draft, party, setting }: CheckoutContext): TravelParty | null => {
  if (party === null || draft === null) return null;
  const checked = checkParty(draft.forms, draft.contact, travellersRules(quote, setting));
  return checked.ok && isSame(checked.value, party) ? party : null;
};

/** The quote is read again, and held against what was accepted. */
const again = ({ quote }: CheckoutContext, isRenewed: boolean): Partial<CheckoutContext> =>
  quote === null
    ? {}
    : {
        request: { kind: "read", refId: quote.refId, isRenewed },
        seen: { price: quote.price.charge, policy: quote.policy, isCharge: true },
      };

/** What the person reckons with who has chosen extras: the price as it was, with these in the place of those before. */
const withExtras = ({ price, policy }: Quote, cost: Money): Seen => ({
  price: priceWithExtras(price, cost).charge,
  policy,
  isCharge: true,
});

export const checkoutSetup = setup({
  types,
  actors: {
    quote: quoteMachine,
    travellers: travellersMachine,
    extras: extrasMachine,
    reserve: reserveMachine,
    payment: paymentMachine,
    waitUntil: fromPromise<void, { readonly at: EpochMs }>(missing),
  },
  guards: {
    startsWithPayment: ({ context }) => context.start.at === "payment",
    isAccepted: outcomeIs<QuoteOutput>("ACCEPTED"),
    isReservedAlready: (_, output: QuoteOutput) => output.type === "ACCEPTED" && output.quote.reservation !== null,
    isSoldOut: outcomeIs<QuoteOutput>("SOLD_OUT"),
    isSessionExpired: outcomeIs<QuoteOutput>("SESSION_EXPIRED"),
    wereExtrasPriced: ({ context: { quote, request } }) => quote !== null && request?.kind === "again",
    needsParty: ({ context }) => context.party === null,
    needsExtras: ({ context: { areExtrasChosen, quote } }) => !areExtrasChosen && hasExtras(quote),
    hasExtras: ({ context: { quote } }) => hasExtras(quote),
    isPartyComplete: outcomeIs<TravellersOutput>("COMPLETED"),
    isPartyLate: outcomeIs<TravellersOutput>("DEADLINE"),
    areExtrasLate: outcomeIs<ExtrasOutput>("DEADLINE"),
    areExtrasBack: outcomeIs<ExtrasOutput>("BACK"),
    areExtrasPriced: ({ context }, output: ExtrasOutput) =>
      output.type === "CHOSEN" && isSame(output.choices, context.quote?.extras),
    isShown: ({ context }, acknowledged: Acknowledgement) =>
      context.quote !== null && isAcknowledged(context.quote, acknowledged),
    isQuoteOver: ({ context }, now: EpochMs) => context.quote !== null && isPast(context.quote.expiresAt, now),
    isReserved: outcomeIs<ReserveOutput>("RESERVED"),
    isPriceChanged: outcomeIs<ReserveOutput>("PRICE_CHANGED"),
    isGone: outcomeIs<ReserveOutput>("SOLD_OUT"),
    isQuoteExpired: outcomeIs<ReserveOutput>("QUOTE_EXPIRED"),
    /** Seats that are no extras here were picked before the price was asked for. */
    isPickTaken: ({ context }, output: ReserveOutput) =>
      output.type === "SEAT_TAKEN" && context.quote?.offeredExtras.seat !== true,
    isIncomplete: outcomeIs<ReserveOutput>("VALIDATION_FAILED", "SEAT_TAKEN"),
    isRefused: outcomeIs<ReserveOutput>("REFUSED"),
    isPaid: outcomeIs<PaymentOutput>("RECEIVED"),
    isHoldOver: outcomeIs<PaymentOutput>("EXPIRED"),
  },
  actions: {
    takeSetting: assign((_, setting: CheckoutSetting) => ({ setting })),
    askAgain: assign(({ context }) => again(context, true)),
    askWithExtras: assign(({ context: { quote } }, output: ExtrasOutput) =>
      quote === null || output.type !== "CHOSEN"
        ? {}
        : {
            choices: output.choices,
            areExtrasChosen: true,
            taken: [],
            request: { kind: "again", refId: quote.refId, extras: output.choices } as const,
            seen: withExtras(quote, output.cost),
          },
    ),
    keepQuote: assign(({ context }, output: QuoteOutput) =>
      output.type === "ACCEPTED"
        ? {
            quote: output.quote,
            acknowledged: output.acknowledged,
            choices: output.quote.extras,
            party: partyFor(output.quote, context),
          }
        : {},
    ),
    keepReservation: assign((_, output: QuoteOutput) => {
      const reservation = output.type === "ACCEPTED" ? output.quote.reservation : null;
      return reservation === null ? {} : { end: { type: "LEFT", booking: reservation.uuid } as const };
    }),
    keepParty: assign(({ context }, output: TravellersOutput) => ({
      draft: output.draft,
      party: partyAfter(context, output),
      partyProblems: null,
      // Whose lap an infant is on decides where they may sit.
      ...(isSame(lapsOf(output.draft), lapsOf(context.draft)) ? {} : { areExtrasChosen: false }),
    })),
    keepChoices: assign((_, output: ExtrasOutput) => ({ choices: output.choices })),
    settleExtras: assign((_, output: ExtrasOutput) => ({ choices: output.choices, areExtrasChosen: true, taken: [] })),
    reopenExtras: assign({ areExtrasChosen: false }),
    takeVoucher: assign((_, voucher: string | null) => ({ voucher })),
    accept: assign((_, acknowledged: Acknowledgement) => ({ acknowledged })),
    learnReserve: assign(({ context }, output: ReserveOutput) => learnReserve(context, output)),
    noteBooked: assign((_, output: PaymentOutput) =>
      output.type === "RECEIVED" ? { end: { type: "BOOKED", booking: output.booking } as const } : {},
    ),
    leadBack: assign(({ context }, type: WayBack) => ({ end: { type, kept: keptOf(context) } })),
    leadBackTaken: assign(({ context }, output: ReserveOutput) =>
      output.type === "SEAT_TAKEN"
        ? { end: { type: "TAKEN", taken: output.seats, kept: keptOf(context) } as const }
        : {},
    ),
    resumeQuote: sendTo("quote", ({ event }) => event),
    resumeTravellers: sendTo("travellers", ({ event }) => event),
    resumeExtras: sendTo("extras", ({ event }) => event),
    resumeReserve: sendTo("reserve", ({ event }) => event),
    tellPayment: sendTo("payment", ({ event }) => event),
    goTo: emit(({ context: { end, quote } }, step: CheckoutStep) => ({
      type: "navigate" as const,
      step,
      refId: quote?.refId ?? null,
      booking: "booking" in end ? end.booking : null,
    })),
  },
});
