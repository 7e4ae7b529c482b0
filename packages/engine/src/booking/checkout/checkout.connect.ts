import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { BookingUuid, RefId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { QuotedPrice } from "../../kernel/price.ts";
import type { Problem } from "../../kernel/problem.ts";
import { acknowledgementOf } from "../quote/acknowledgement.ts";
import type { Acknowledgement, Quote } from "../quote/quote.types.ts";
import type { TravelParty } from "../travellers/travellers.types.ts";
import type { CheckoutChildren, CheckoutSnapshot } from "./checkout.logic.ts";
import type { CheckoutContext, CheckoutScreen, CheckoutStep } from "./checkout.types.ts";
import { hasExtras } from "./extras-offered.ts";

export type CheckoutView = {
  readonly screen: CheckoutScreen;
  readonly terminal: boolean;
  /** Until when what is on the screen counts; the child that is running may have a nearer one. */
  readonly deadline: EpochMs | null;
  /** As it was quoted; null before. */
  readonly price: QuotedPrice | null;
  readonly problem: Problem | null;
  readonly step: CheckoutStep;
  /** The steps of the checkout that may be opened now. Once something is reserved, it is only paid for. */
  readonly steps: readonly CheckoutStep[];
  readonly isReserved: boolean;
  readonly quote: Quote | null;
  /** The quote that is being read, where it was made before. */
  readonly asked: RefId | null;
  readonly party: TravelParty | null;
  readonly voucher: string | null;
  readonly booking: BookingUuid | null;
  /** What to send with `review.accept` for the price that is on the screen. */
  readonly acknowledgement: Acknowledgement | null;
  /** The step's own flow while there is one: read each with its own connect. */
  readonly children: CheckoutChildren;
  readonly commands: Readonly<
    Record<
      | "editSearch"
      | "refreshSearch"
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

const openSteps = (context: CheckoutContext, isPaid: boolean): readonly CheckoutStep[] => {
  const { areExtrasChosen, party, quote, reservation, start } = context;
  if (isPaid) return ["confirmation"];
  if (reservation !== null || start.at === "payment") return ["payment"];
  if (quote === null) return [];
  if (party === null) return ["travellers"];
  if (!hasExtras(quote)) return ["travellers", "review"];
  return areExtrasChosen ? ["travellers", "addons", "review"] : ["travellers", "addons"];
};

/** The step of the state; a price that is asked for anew is asked for where the person stands. */
const stepOf = (snapshot: CheckoutSnapshot): CheckoutStep => {
  const own = Object.values(snapshot.getMeta()).findLast((meta) => meta !== undefined)?.step ?? "offer";
  const isAnew = snapshot.matches("quoting") && snapshot.context.quote !== null;
  return isAnew ? (openSteps(snapshot.context, false).at(-1) ?? own) : own;
};

const deadlineOf = (snapshot: CheckoutSnapshot): EpochMs | null => {
  const { quote, reservation } = snapshot.context;
  if (snapshot.matches("paying")) return reservation?.payBy ?? null;
  return snapshot.matches("collecting") || snapshot.matches("reserving") ? (quote?.expiresAt ?? null) : null;
};

export const connectCheckout: (snapshot: CheckoutSnapshot) => CheckoutView = perSnapshot((snapshot): CheckoutView => {
  const { end, party, problem, quote, request, reservation, start, voucher } = snapshot.context;
  const acknowledgement = quote === null ? null : acknowledgementOf(quote);
  return {
    screen: screenOf(snapshot, "left"),
    terminal: snapshot.hasTag("terminal"),
    deadline: deadlineOf(snapshot),
    price: quote?.price ?? null,
    problem,
    step: stepOf(snapshot),
    steps: openSteps(snapshot.context, snapshot.matches("confirmed")),
    isReserved: reservation !== null || start.at === "payment",
    quote,
    asked: request?.kind === "read" ? request.refId : null,
    party,
    voucher,
    booking: "booking" in end ? end.booking : null,
    acknowledgement,
    children: snapshot.children,
    commands: {
      editSearch: snapshot.can({ type: "search.edit" }),
      refreshSearch: snapshot.can({ type: "search.refresh" }),
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
