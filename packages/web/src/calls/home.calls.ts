import type { BlogSummary, BookingSummary, Dashboard } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";
import { currentDashboard } from "../server/current-dashboard.ts";
import { type Destination, destinationsOf } from "../server/flights/destinations.ts";
import { latestBlogs } from "../server/latest-blogs.ts";
import { currentRequest } from "../server/request/current-request.ts";

export type { Destination } from "../server/flights/destinations.ts";

export type Home = {
  readonly dashboard: Dashboard | null;
  /** Where people are going, each with the day that it costs least on. */
  readonly destinations: readonly Destination[];
  /** Of the signed-in person; empty for anybody else. */
  readonly trips: readonly BookingSummary[];
  readonly blogs: readonly BlogSummary[];
};

const shown = 3;

/** What the home page shows. What a service cannot give is left out. */
export const readHome = createServerFn().handler(async (): Promise<Home> => {
  const request = await currentRequest();
  const { services, context } = request;
  const { locale } = context.facts;
  const [dashboard, trips, blogs] = await Promise.all([
    currentDashboard(request),
    context.session ? services.bookings.upcoming(locale, 1) : null,
    latestBlogs(request, shown),
  ]);
  // What could not be had now may be there the next moment: such a page is nobody else's.
  if (dashboard === null || blogs.length === 0) setResponseHeader("cache-control", "no-store");
  return {
    dashboard,
    destinations: await destinationsOf(request, dashboard?.trending ?? []),
    trips: trips?.type === "LISTED" ? trips.bookings.slice(0, shown) : [],
    blogs,
  };
});
