import { type BookingQuery, bookingStatuses, bookingTabs, products } from "@safar/engine";
import type { ArrivalTrouble, BookingPart } from "../../app/addresses/booking-parts.ts";
import { soldVerticals } from "../../app/verticals.ts";

/** The query of an address of the list, as a person may have typed it. */
type ListSearch = {
  readonly tab?: "past" | undefined;
  readonly type?: BookingQuery["kind"] | undefined;
  readonly status?: BookingQuery["status"] | undefined;
  readonly page?: number | undefined;
};

/** Every kind of booking that a list can be narrowed to, each once: a shuttle is booked as a car. */
export const bookingKinds: readonly NonNullable<BookingQuery["kind"]>[] = [
  ...new Set(Object.values(products).map(({ bookingType }) => bookingType)),
];

/** Those of what is sold here, in the order in which it is offered. */
export const soldKinds: typeof bookingKinds = soldVerticals.map((vertical) => products[vertical].bookingType);

const oneOf = <Value extends string>(values: readonly Value[], text: unknown): Value | undefined =>
  values.find((value) => value === text);

/** What of an address the list understands; the rest is passed over. */
export const listSearch = (search: Readonly<Record<string, unknown>>): ListSearch => {
  const page = Number(search.page);
  return {
    tab: search.tab === "past" ? "past" : undefined,
    type: oneOf(bookingKinds, search.type),
    status: oneOf(bookingStatuses, search.status),
    page: Number.isSafeInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
  };
};

export const queryOfSearch = ({ page = 1, status = null, tab, type = null }: ListSearch): BookingQuery => ({
  tab: oneOf(bookingTabs, tab) ?? "upcoming",
  kind: type,
  status,
  page,
});

/** Where a question is asked, on whichever of the list's two addresses. */
export const listAddress = (path: string, { kind, page, status, tab }: BookingQuery): string => {
  const query = new URLSearchParams({
    ...(tab === "past" ? { tab } : {}),
    ...(kind === null ? {} : { type: kind }),
    ...(status === null ? {} : { status }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
};

const troubles: readonly ArrivalTrouble[] = ["proof", "limited", "document", "late", "failed"];

export type BookingSearch = {
  readonly tab?: Exclude<BookingPart, "overview"> | undefined;
  readonly trouble?: ArrivalTrouble | undefined;
};

export const bookingSearch = (search: Readonly<Record<string, unknown>>): BookingSearch => ({
  tab: oneOf(["itinerary", "invoice", "manage"], search.tab),
  trouble: oneOf(troubles, search.trouble),
});

/** A part of a booking's page. */
export const partAddress = (address: string, part: BookingPart): string =>
  part === "overview" ? address : `${address}?tab=${part}`;
