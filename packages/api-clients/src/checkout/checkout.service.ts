import {
  bookingUuid,
  type CheckoutService,
  type FindReservationOutcome,
  orderRefId,
  type Problem,
  type Quote,
  type QuoteOutcome,
  type QuoteRequest,
  type Reservation,
  type ReserveRequest,
  type Result,
} from "@safar/engine";
import type { WireBooked } from "../bookings/booking.schemas.ts";
import type { BookingCall } from "../bookings/booking.service.ts";
import type { CallOptions } from "../http/client.ts";
import { type MoneyReader, readMoney } from "../wire/money.ts";
import { isRefusedAs, isSessionOver } from "../wire/refusals.ts";
import { instantOf, type Times } from "../wire/times.ts";
import { type OwnQuote, quotedIn } from "./quote.decoding.ts";
import type { WireQuoted } from "./quote.schemas.ts";
import { quoteRefusalOf, type RefusalParts, reserveRefusalOf } from "./refusals.ts";
import type { WireReservation } from "./reserve.schemas.ts";

/** What of a checkout is a vertical's own. No call rejects. */
export type CheckoutParts<Priced extends WireQuoted, Booked extends WireBooked> = RefusalParts & {
  /**
   * Asks for the price of what was chosen, by whatever call of the service prices it. What was reserved must be readable for
   * ever: by that it is found again after a lost answer.
   */
  readonly callQuote: (request: QuoteRequest, options: CallOptions) => Promise<Result<Priced, Problem>>;
  readonly ownQuoteIn: (wire: Priced) => OwnQuote;
  readonly callReserve: (request: ReserveRequest, options: CallOptions) => Promise<Result<WireReservation, Problem>>;
  /** Reads the booking that a reservation made. */
  readonly booking: BookingCall<Booked>;
  /** Left out where nothing is sold beside what was chosen. */
  readonly extras?: CheckoutService["extras"];
};

type Reserved = Omit<WireReservation, "status">;

const reservationIn = (wire: Reserved, reader: MoneyReader, times: Times): Reservation => ({
  booking: bookingUuid(wire.uuid),
  order: orderRefId(wire.order_ref_id),
  pnr: wire.pnr,
  payBy: instantOf(wire.pay_by, times),
  priceGuaranteedUntil: instantOf(wire.price_guarantee_until, times),
  due: reader.amount(wire.amount_due),
  quoteHash: wire.hash,
});

/** A booking as its reservation said it; one that waits for no payment any more held its price as long as the quote did. */
const reservedBy = (booked: WireBooked, pnr: string | null, { expires_at: expiresAt }: WireQuoted): Reserved => {
  const until = booked.pay_by ?? booked.price_guarantee_until ?? expiresAt;
  return { ...booked, pnr, pay_by: until, price_guarantee_until: booked.price_guarantee_until ?? until };
};

/** The engine's `CheckoutService` for one line of business. */
export const createCheckoutService = <Priced extends WireQuoted, Booked extends WireBooked>(
  parts: CheckoutParts<Priced, Booked>,
  times: Times,
): CheckoutService => {
  const quoteIn = (wire: Priced, reader: MoneyReader): Quote => ({
    ...quotedIn(wire, reader, times),
    ...parts.ownQuoteIn(wire),
  });

  const quote = async (request: QuoteRequest, signal?: AbortSignal): Promise<QuoteOutcome> => {
    const answer = await parts.callQuote(request, { signal });
    if (answer.ok) {
      const read = readMoney((reader) => quoteIn(answer.value, reader));
      return read.ok ? { type: "QUOTED", quote: read.value } : read.error;
    }
    // What has been reserved is not priced anew: it stands as it is, with its reservation.
    return request.kind === "again" && isRefusedAs(answer.error, "duplicate_order")
      ? quote({ kind: "read", refId: request.refId, isRenewed: false }, signal)
      : quoteRefusalOf(answer.error, request, parts);
  };

  return {
    extras: parts.extras ?? (async () => ({ type: "EXTRAS", offers: [], seatMaps: [] })),
    quote,

    async reserve(request, signal) {
      const answer = await parts.callReserve(request, { signal });
      if (!answer.ok) return reserveRefusalOf(answer.error, request, parts, times);
      const reservation = readMoney((reader) => reservationIn(answer.value, reader, times));
      // Something was reserved: it is found by the quote once it can be read.
      return reservation.ok ? { type: "RESERVED", reservation: reservation.value } : { type: "UNKNOWN" };
    },

    async findReservation(refId, signal): Promise<FindReservationOutcome> {
      const found = await parts.callQuote({ kind: "read", refId, isRenewed: false }, { signal });
      if (!found.ok) {
        // A quote that was reserved can be read for ever; one that is over was not.
        return isRefusedAs(found.error, "quote_expired") || isSessionOver(found.error)
          ? { type: "NONE" }
          : { type: "PROBLEM", problem: found.error };
      }
      const { reservation: made } = found.value;
      if (made === null) return { type: "NONE" };
      const answer = await parts.booking.call({ booking: bookingUuid(made.uuid), proof: null }, { signal });
      if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
      const read = readMoney((reader) => ({
        reservation: reservationIn(
          reservedBy(answer.value, parts.booking.pnrOf(answer.value), found.value),
          reader,
          times,
        ),
        quote: quoteIn(found.value, reader),
      }));
      return read.ok ? { type: "FOUND", ...read.value } : read.error;
    },
  };
};
