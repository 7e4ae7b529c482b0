import {
  type BookingDocuments,
  type BookingListOutcome,
  type BookingListService,
  type BookingSummary,
  type Locale,
  type Problem,
  parseMoney,
  productOfBooking,
} from "@safar/engine";
import { instantOf, type Times } from "../app/auth.outcomes.ts";
import { withSignal } from "../app/wallet.adapter.ts";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { isRefusedAs } from "../http/refusals.ts";
import { bookingsEndpoints } from "./bookings.endpoints.ts";
import { cleanText } from "./content.text.ts";

type WireItem = ResponseOf<typeof bookingsEndpoints.upcomingBookings>["items"][number];

const summaryOf = (item: WireItem, locale: Locale): BookingSummary => {
  const amount = parseMoney(item.amount.amount, item.amount.currency);
  return {
    uuid: item.uuid,
    orderId: item.order_id,
    product: productOfBooking(item.type, item.mode ?? undefined) ?? null,
    status: cleanText(item.status),
    title: cleanText(locale === "ar" ? item.title_ar : item.title),
    subtitle: cleanText(locale === "ar" ? item.subtitle_ar : item.subtitle),
    startsAt: { local: item.starts_at, zone: item.tz },
    endsAt: { local: item.ends_at, zone: item.ends_tz },
    pnr: item.pnr,
    amount: amount.ok ? amount.value : null,
    payBy: item.pay_by === null ? null : Date.parse(item.pay_by),
  };
};

const lost = (problem: Problem): BookingListOutcome =>
  problem.kind === "refused" && problem.status === 401 ? { type: "SIGNED_OUT" } : { type: "UNAVAILABLE", problem };

type WireList = ResponseOf<typeof bookingsEndpoints.upcomingBookings>;

const listIn = ({ items, page, last_page: lastPage }: WireList, locale: Locale): BookingListOutcome => ({
  type: "LISTED",
  bookings: items.map((item) => summaryOf(item, locale)),
  page,
  lastPage,
});

/** The engine's `BookingListService` over the client service. */
export const createBookingListService = (clientFor: (locale: Locale) => ServiceClient): BookingListService => ({
  async upcoming(locale, page) {
    const answer = await clientFor(locale).call(bookingsEndpoints.upcomingBookings, { page });
    return answer.ok ? listIn(answer.value, locale) : lost(answer.error);
  },

  async list(locale, { kind, page, status, tab }, signal) {
    const client = clientFor(locale);
    const asked = { page, ...(kind === null ? {} : { type: kind }), ...(status === null ? {} : { status }) };
    const answer =
      tab === "upcoming"
        ? await client.call(bookingsEndpoints.upcomingBookings, asked, withSignal(signal))
        : await client.call(bookingsEndpoints.allBookings, { ...asked, scope: "past" }, withSignal(signal));
    return answer.ok ? listIn(answer.value, locale) : lost(answer.error);
  },
});

/** The engine's `BookingDocuments` over the client service. */
export const createBookingDocuments = (client: ServiceClient, times: Times): BookingDocuments => ({
  async make({ booking, kind, proof }, signal) {
    const asked = { uuid: booking, kind, ...(proof === null ? {} : { contact: proof }) };
    const answer = await client.call(bookingsEndpoints.bookingPdf, asked, withSignal(signal));
    if (answer.ok) {
      return { type: "READY", address: answer.value.url, expiresAt: instantOf(answer.value.expires_at, times) };
    }
    return isRefusedAs(answer.error, "not_found") ? { type: "NOT_THERE" } : { type: "PROBLEM", problem: answer.error };
  },
});
