import {
  type BookingListOutcome,
  type BookingListService,
  type BookingSummary,
  type Locale,
  type Problem,
  parseMoney,
  productOfBooking,
} from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
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

export const createBookingListService = (clientFor: (locale: Locale) => ServiceClient): BookingListService => ({
  async upcoming(locale, page) {
    const answer = await clientFor(locale).call(bookingsEndpoints.upcomingBookings, { page });
    if (!answer.ok) return lost(answer.error);
    const { items, last_page: lastPage } = answer.value;
    return {
      type: "LISTED",
      bookings: items.map((item) => summaryOf(item, locale)),
      page: answer.value.page,
      lastPage,
    };
  },
});
