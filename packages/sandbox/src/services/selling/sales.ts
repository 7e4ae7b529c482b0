import type { AnswerOf, flightBookingsEndpoints } from "@safar/api-clients/wire";
import { type Call, type EpochMs, type Refusal, refuse } from "../../core/service.ts";
import { toWire } from "../../world/currencies.ts";
import type { Names } from "../../world/names.ts";
import { orderPaid } from "../fulfilment/fulfilment.ts";
import { instantOf, moneyOf } from "../orders/money.ts";
import { hasName } from "../orders/name-scenarios.ts";
import {
  type Order,
  type OrderDraft,
  type OrderMoment,
  type OrderTraveller,
  type OrderVertical,
  openOrder,
  orderByReserveAttempt,
} from "../orders/order.ts";
import { linesTotal, linesWire, orderLine } from "../orders/price-lines.ts";
import type { Sale } from "../orders/sale.ts";
import { type Held, take } from "../orders/stock.ts";
import { keptPrice, type PricedQuote } from "./prices.ts";
import { insistOnUnreserved, type Quotes } from "./quotes.ts";
import { type Surprise, surprised } from "./surprises.ts";

/** What every request to reserve holds. */
export type ReserveRequest = {
  readonly RefID: string;
  readonly hash: string;
  readonly client_attempt_id: string;
  readonly contact: { readonly email: string; readonly phone: string };
  /** Of somebody who is signed in, where a service is told. */
  readonly user_uuid?: string | undefined;
};

/** What a booking is of. */
export type Sold<Detail> = Pick<
  Sale,
  | "fee"
  | "begins"
  | "ticketNumbers"
  | "rescheduledBy"
  | "confirmedAt"
  | "isRefused"
  | "changedBy"
  | "delayedBy"
  | "shares"
  | "renewMinutes"
> &
  Pick<Order, "offer" | "places"> &
  Partial<Pick<Order, "image">> & {
    readonly title: Names;
    readonly subtitle: Names;
    readonly starts: OrderMoment;
    readonly ends: OrderMoment;
    /** How long a reservation waits for its payment, unless it begins before. */
    readonly holdMinutes: number;
    readonly pnr: string | null;
    readonly detail: Detail;
  };

/** What a line of business says of its sales; all else is the same in every one. */
export type SalesParts<Request extends ReserveRequest, P extends PricedQuote, Detail> = {
  readonly vertical: OrderVertical;
  /** As the wire names it. */
  readonly bookingType: string;
  readonly quotes: Quotes<P["quote"]>;
  /** What last names do to the price while somebody reserves. */
  readonly surprises: readonly Surprise[];
  readonly soldOut: () => Refusal;
  /** The place that somebody else takes at the last moment, whoever reserves it. */
  readonly unluckyPlace?: string;
  readonly people: (request: Request) => readonly OrderTraveller[];
  /** Whether somebody else takes all of it at the last moment, whoever reserves it. */
  readonly isLost?: (quote: P["quote"]) => boolean;
  /** What a reservation takes. */
  readonly holds: (call: Call, quote: P["quote"], request: Request) => readonly Held[];
  /** The price as it is now, with what the request chose. */
  readonly price: (call: Call, quote: P["quote"], request: Request) => P;
  /** Refuses people whom the supplier would not take. */
  readonly insistOnPeople: (call: Call, request: Request, priced: P) => void;
  /** Refuses what somebody else has taken meanwhile, and what a scenario says is gone. */
  readonly insistOnStock: (call: Call, priced: P) => void;
  readonly describe: (call: Call, request: Request, priced: P) => Sold<Detail>;
};

export type Reservation = AnswerOf<typeof flightBookingsEndpoints.reserveFlight>;

const reservationWire = (order: Order): Reservation => ({
  uuid: order.uuid,
  order_ref_id: order.id,
  pnr: order.pnr,
  status: order.status,
  pay_by: instantOf(order.payBy),
  price_guarantee_until: instantOf(order.priceGuaranteeUntil ?? order.payBy),
  amount_due: moneyOf(order.amountDue),
  hash: order.quoteHash,
});

const priceChanged = ({ locale }: Call, sent: string, shown: PricedQuote, now: PricedQuote) => {
  const { display, displayLines, charge, chargeLines, hash } = now;
  const meta = {
    sent_hash: sent,
    hash,
    currency: display.currency.code,
    old_total: toWire(linesTotal(shown.displayLines), shown.display.currency),
    new_total: toWire(linesTotal(displayLines), display.currency),
    lines: linesWire(displayLines, display.currency, locale),
    charge: {
      currency: charge.currency.code,
      total: toWire(linesTotal(chargeLines), charge.currency),
      lines: linesWire(chargeLines, charge.currency, locale),
    },
  };
  const message = "The price has changed. Show it, and reserve again with the new hash when it is accepted.";
  return refuse("price_changed", { status: 409, message, field: "hash", meta });
};

/** More than there is of anything. */
const wholeStock = 10_000;
const shortDeadlineMs = 20_000;
const minute = 60_000;

const payByOf = (call: Call, people: readonly OrderTraveller[], begins: EpochMs, holdMinutes: number): EpochMs =>
  Math.min(begins, call.now() + (hasName(people, "EXPIRE") ? shortDeadlineMs : holdMinutes * minute));

/** Sells quotes: reserving, whatever is sold. Tickets, cancelling and refunds are the orders' own. */
export const createSales = <Request extends ReserveRequest, P extends PricedQuote, Detail>(
  parts: SalesParts<Request, P, Detail>,
) => {
  const { quotes } = parts;

  const repeated = (call: Call, { RefID, client_attempt_id }: Request): Order | undefined => {
    const order = orderByReserveAttempt(call.store, client_attempt_id);
    if (order === undefined || quotes.any(call, RefID).order?.id === order.id) return order;
    throw refuse("duplicate_order", {
      status: 409,
      field: "client_attempt_id",
      message: "This attempt has reserved something else.",
    });
  };

  /** Somebody else is quicker, once: the unlucky place, or the first one of a last name SEATTAKEN, is theirs from now on. */
  const losePlace = (call: Call, quote: P["quote"], request: Request): void => {
    const isNamed = hasName(parts.people(request), "SEATTAKEN");
    for (const held of quote.surprises > 0 ? [] : parts.holds(call, quote, request)) {
      const lost = held.places.find(({ id }) => isNamed || id === parts.unluckyPlace);
      if (lost === undefined) continue;
      take(call.store, [{ ...held, count: 1, places: [lost] }]);
      quotes.keep(call, { ...quote, surprises: quote.surprises + 1 });
      return;
    }
  };

  const draftOf = (call: Call, request: Request, held: readonly Held[], priced: P): OrderDraft => {
    const {
      title,
      subtitle,
      holdMinutes,
      detail,
      starts,
      ends,
      pnr,
      places,
      offer,
      image = null,
      ...sold
    } = parts.describe(call, request, priced);
    const travellers = parts.people(request);
    const payBy = payByOf(call, travellers, sold.begins, holdMinutes);
    return {
      vertical: parts.vertical,
      bookingType: parts.bookingType,
      userId: request.user_uuid ?? call.userId,
      contact: { email: request.contact.email, phone: request.contact.phone },
      travellers,
      payBy,
      priceGuaranteeUntil: payBy,
      quoteHash: priced.hash,
      amountDue: { minor: linesTotal(priced.chargeLines), currency: priced.charge.currency.code },
      lines: priced.chargeLines.map(orderLine),
      title: title.en,
      titleAr: title.ar,
      subtitle: subtitle.en,
      subtitleAr: subtitle.ar,
      starts,
      ends,
      ...(places && { places }),
      ...(offer !== undefined && { offer }),
      image,
      pnr,
      reserveAttempt: request.client_attempt_id,
      sale: { ...sold, price: keptPrice(priced), policy: priced.policy, isWaived: false, held },
      detail,
    };
  };

  return {
    /**
     * Reserves a quote. The same attempt gives the same booking; another attempt at a reserved quote is refused with that
     * booking, so that nobody books twice. The hash sent must be that of the price as it is now. Of two who reserve the last
     * one, the first has it.
     */
    reserve: (call: Call, request: Request): Reservation => {
      const before = repeated(call, request);
      if (before !== undefined) return reservationWire(before);
      const quote = quotes.living(call, request.RefID);
      insistOnUnreserved(quote);
      losePlace(call, quote, request);
      const shown = parts.price(call, quote, request);
      parts.insistOnPeople(call, request, shown);
      if (hasName(parts.people(request), "SOLDOUT")) throw parts.soldOut();
      if (parts.isLost?.(quote) === true) {
        take(
          call.store,
          parts.holds(call, quote, request).map((held) => ({ ...held, count: wholeStock })),
        );
        throw parts.soldOut();
      }
      parts.insistOnStock(call, shown);

      const moved = surprised(quote, parts.people(request), parts.surprises);
      const now = moved === quote ? shown : parts.price(call, quotes.keep(call, moved), request);
      if (request.hash !== now.hash) throw priceChanged(call, request.hash, shown, now);

      const held = parts.holds(call, quote, request);
      const order = openOrder(call, draftOf(call, request, held, now));
      take(call.store, held);
      quotes.keep(call, { ...now.quote, order: { id: order.id, uuid: order.uuid } });
      // Nothing is to pay: it is given as if it were paid.
      return reservationWire(order.amountDue.minor === 0 ? orderPaid(call, order) : order);
    },
  };
};
