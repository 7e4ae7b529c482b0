import { type BlogSummary, type BookingSummary, type Dashboard, editions, nightsBetween } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";
import { currentDashboard } from "../server/current-dashboard.ts";
import { type Destination, destinationsOf } from "../server/flights/destinations.ts";
import { fromHere, type WayFromHere } from "../server/flights/from-here.ts";
import { latestBlogs } from "../server/latest-blogs.ts";
import { type ShopWindow, shopWindow } from "../server/registry/shop-window.ts";
import { currentRequest } from "../server/request/current-request.ts";
import { todayIn } from "../server/today.ts";

export type { Destination } from "../server/flights/destinations.ts";
export type { ShopWindow } from "../server/registry/shop-window.ts";

/** Where one can go from a city soon, by price, besides where people are going. */
export type FromHere = {
  readonly city: string;
  readonly ways: readonly Omit<WayFromHere, "days" | "poster">[];
};

export type NextTrip = BookingSummary & {
  /** Until it begins; 0 on the day itself. */
  readonly inDays: number;
};

export type Home = {
  readonly dashboard: Dashboard | null;
  /** Where people are going, each with the day that it costs least on. */
  readonly destinations: readonly Destination[];
  /** Of the signed-in person; empty for anybody else. */
  readonly trips: readonly NextTrip[];
  /** Where one can go from here soon, by price; null when it could not be had. */
  readonly fromHere: FromHere | null;
  /** What else is sold, at the prices of searches of soon. */
  readonly window: ShopWindow;
  readonly blogs: readonly BlogSummary[];
};

const shown = 3;

const byStart = (one: BookingSummary, other: BookingSummary) => (one.startsAt.local < other.startsAt.local ? -1 : 1);

/** The next of those that are gone to, with whatever waits for an answer, however far ahead it is: by their days. */
const nextOf = (upcoming: readonly BookingSummary[]): readonly BookingSummary[] =>
  upcoming
    .filter(({ product }) => product !== "wallet")
    .toSorted(byStart)
    .toSorted((one, other) => Number(one.respondBy === null) - Number(other.respondBy === null))
    .slice(0, shown)
    .toSorted(byStart);

/** What the home page shows. What a service cannot give is left out. */
export const readHome = createServerFn().handler(async (): Promise<Home> => {
  const request = await currentRequest();
  const { services, context } = request;
  const { edition, locale } = context.facts;
  const today = todayIn(editions[edition].timeZone);
  const dashboard = await currentDashboard(request);
  const [window, trips, blogs, here] = await Promise.all([
    shopWindow(request, dashboard?.settings.verticals ?? []),
    context.session ? services.bookings.upcoming(locale, 1) : null,
    latestBlogs(request, shown),
    fromHere(request, ""),
  ]);
  // What could not be had now may be there the next moment: such a page is nobody else's.
  if (dashboard === null || blogs.length === 0) setResponseHeader("cache-control", "no-store");
  const destinations = await destinationsOf(request, dashboard?.trending ?? [], here?.here ?? null);
  const others = here?.ways.filter(({ to }) => destinations.every((one) => one.to !== to)) ?? [];
  return {
    dashboard,
    destinations,
    window,
    trips:
      trips?.type === "LISTED"
        ? nextOf(trips.bookings).map((trip) => ({
            ...trip,
            inDays: Math.max(0, nightsBetween(today, trip.startsAt.local.slice(0, 10))),
          }))
        : [],
    fromHere: here && { city: here.city, ways: others.map(({ days: _days, poster: _poster, ...way }) => way) },
    blogs,
  };
});
