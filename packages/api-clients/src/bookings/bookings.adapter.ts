import {
  type BookedPlace,
  type BookingDocuments,
  type BookingListOutcome,
  type BookingListService,
  type BookingSummary,
  bookingUuid,
  type FindBooking,
  type Locale,
  productOfBooking,
} from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { moneyIfReadable } from "../wire/money.ts";
import { isRefusedAs, unavailableOf } from "../wire/refusals.ts";
import { cleanText } from "../wire/text.ts";
import { instantOf, instantOrNull, type Times } from "../wire/times.ts";
import { bookingsEndpoints } from "./bookings.endpoints.ts";

type WireItem = ResponseOf<typeof bookingsEndpoints.upcomingBookings>["items"][number];

type WirePlace = NonNullable<WireItem["places"]>[number];

const placeOf = ({ code, name, name_ar, stop, stop_ar, terminal }: WirePlace, locale: Locale): BookedPlace => ({
  code,
  name: cleanText(locale === "ar" ? name_ar : name),
  stop: cleanText((locale === "ar" ? stop_ar : stop) ?? ""),
  terminal: cleanText(terminal ?? ""),
  art: cleanText(name),
});

type Offset = Pick<Times, "offsetMs">;

const summaryOf = (item: WireItem, locale: Locale, times: Offset): BookingSummary => ({
  uuid: item.uuid,
  orderId: item.order_id,
  product: productOfBooking(item.type, item.mode ?? undefined) ?? null,
  status: cleanText(item.status),
  title: cleanText(locale === "ar" ? item.title_ar : item.title),
  subtitle: cleanText(locale === "ar" ? item.subtitle_ar : item.subtitle),
  startsAt: { local: item.starts_at, zone: item.tz },
  endsAt: { local: item.ends_at, zone: item.ends_tz },
  movedFrom: item.moved_from ?? null,
  places: (item.places ?? []).map((place) => placeOf(place, locale)),
  travellers: (item.travellers ?? []).map(cleanText),
  offer: item.offer ?? null,
  art: item.image ?? cleanText(item.title),
  pnr: item.pnr,
  amount: moneyIfReadable(item.amount.amount, item.amount.currency),
  payBy: instantOrNull(item.pay_by, times),
  isPaymentUnknown: item.payment_unknown ?? false,
  respondBy: instantOrNull(item.respond_by ?? null, times),
});

type WireList = ResponseOf<typeof bookingsEndpoints.upcomingBookings>;

const listIn = ({ items, page, last_page: lastPage }: WireList, locale: Locale, times: Offset): BookingListOutcome => ({
  type: "LISTED",
  bookings: items.map((item) => summaryOf(item, locale, times)),
  page,
  lastPage,
});

/** The engine's `BookingListService` over the client service. */
export const createBookingListService = (
  clientFor: (locale: Locale) => ServiceClient,
  times: Offset,
): BookingListService => ({
  async upcoming(locale, page) {
    const answer = await clientFor(locale).call(bookingsEndpoints.upcomingBookings, { page });
    return answer.ok ? listIn(answer.value, locale, times) : unavailableOf(answer.error);
  },

  async list(locale, { kind, page, status, tab }, signal) {
    const client = clientFor(locale);
    const asked = { page, ...(kind === null ? {} : { type: kind }), ...(status === null ? {} : { status }) };
    const answer =
      tab === "upcoming"
        ? await client.call(bookingsEndpoints.upcomingBookings, asked, { signal })
        : await client.call(bookingsEndpoints.allBookings, { ...asked, scope: "past" }, { signal });
    return answer.ok ? listIn(answer.value, locale, times) : unavailableOf(answer.error);
  },
});

/** The engine's `FindBooking` over the client service. */
export const createFindBooking =
  (client: ServiceClient): FindBooking =>
  async (request, signal) => {
    const answer = await client.call(bookingsEndpoints.findBooking, request, { signal });
    if (answer.ok) {
      const { uuid, type, mode } = answer.value;
      return { type: "FOUND", booking: bookingUuid(uuid), product: productOfBooking(type, mode ?? undefined) ?? null };
    }
    return isRefusedAs(answer.error, "not_found") ? { type: "NOT_FOUND" } : { type: "PROBLEM", problem: answer.error };
  };

/** The engine's `BookingDocuments` over the client service. */
export const createBookingDocuments = (client: ServiceClient, times: Times): BookingDocuments => ({
  async make({ booking, kind, proof }, signal) {
    const asked = { uuid: booking, kind, ...(proof === null ? {} : { contact: proof }) };
    const answer = await client.call(bookingsEndpoints.bookingPdf, asked, { signal });
    if (answer.ok) {
      return { type: "READY", address: answer.value.url, expiresAt: instantOf(answer.value.expires_at, times) };
    }
    return isRefusedAs(answer.error, "not_found") ? { type: "NOT_THERE" } : { type: "PROBLEM", problem: answer.error };
  },
});
