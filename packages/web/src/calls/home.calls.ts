import { type BlogSummary, type BookingSummary, type CalendarDate, type Dashboard, editions } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";
import { todayIn } from "../app/today.ts";
import { currentDashboard } from "../server/current-dashboard.ts";
import { latestBlogs } from "../server/latest-blogs.ts";
import { currentRequest } from "../server/request/current-request.ts";

export type Home = {
  /** Where the edition's people live. */
  readonly today: CalendarDate;
  readonly dashboard: Dashboard | null;
  /** Of the signed-in person; empty for anybody else. */
  readonly trips: readonly BookingSummary[];
  readonly blogs: readonly BlogSummary[];
};

const shown = 3;

/** What the home page shows. What a service cannot give is left out. */
export const readHome = createServerFn().handler(async (): Promise<Home> => {
  const request = await currentRequest();
  const { services, context } = request;
  const { edition, locale } = context.facts;
  const [dashboard, trips, blogs] = await Promise.all([
    currentDashboard(request),
    context.session ? services.bookings.upcoming(locale, 1) : null,
    latestBlogs(request, shown),
  ]);
  // What could not be had now may be there the next moment: such a page is nobody else's.
  if (dashboard === null || blogs.length === 0) setResponseHeader("cache-control", "no-store");
  return {
    today: todayIn(editions[edition].timeZone),
    dashboard,
    trips: trips?.type === "LISTED" ? trips.bookings.slice(0, shown) : [],
    blogs,
  };
});
