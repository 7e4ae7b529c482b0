import { type Airport, editions, type MonthFare, type Page, type PageKind, type Unavailable } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";
import { z } from "zod";
import { airportsBy, airportsHome } from "../server/flights/airport-directory.ts";
import { monthFares } from "../server/flights/day-fares.ts";
import { lowestSoon } from "../server/flights/lowest-soon.ts";
import { currenciesOf } from "../server/general-data.ts";
import { currentRequest } from "../server/request/current-request.ts";
import { todayIn } from "../server/today.ts";

/** A trip that the edition's travellers make, and the day on which it costs least soon. */
export type PopularRoute = {
  readonly from: Airport;
  readonly to: Airport;
  readonly lowest: MonthFare["lowest"] | null;
};

/** What could not be had now may be there the next moment: a page that lacks it is nobody else's. */
const keptByNobody = (isLacking: boolean): void => {
  if (isLacking) setResponseHeader("cache-control", "no-store");
};

/** The edition's popular trips with their lowest fares; none when they could not be had. */
export const readPopularRoutes = createServerFn().handler(async (): Promise<readonly PopularRoute[]> => {
  const request = await currentRequest();
  const home = await airportsHome(request);
  keptByNobody(!home.ok);
  if (!home.ok) return [];
  const { routes } = home.value;
  const airports = new Map(
    (
      await airportsBy(
        request,
        routes.flatMap(({ from, to }) => [from, to]),
      )
    ).map((airport) => [airport.iata, airport]),
  );
  const priced = await Promise.all(
    routes.map(async (route) => {
      const [from, to] = [airports.get(route.from), airports.get(route.to)];
      return from === undefined || to === undefined ? null : { from, to, lowest: await lowestSoon(request, route) };
    }),
  );
  keptByNobody(priced.some((route) => route === null || route.lowest === null));
  return priced.filter((route) => route !== null);
});

export type FlightPage = {
  readonly type: "FOUND";
  readonly page: Page;
  /** The ends of the route that the page is about. */
  readonly from: Airport | null;
  readonly to: Airport | null;
  readonly months: readonly MonthFare[];
};

const slugShape = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_-]{0,199}$/u;
/** Of 62 days each: half a year. */
const questions = 3;

/** A page about flights, with its route's fares. A page of another kind is none. */
export const readFlightPage = createServerFn()
  .validator(z.object({ slug: z.string().max(2000), kind: z.enum(["landing", "airline"]) }))
  .handler(async ({ data: { slug, kind } }): Promise<FlightPage | { readonly type: "NOT_FOUND" } | Unavailable> => {
    if (!slugShape.test(slug)) return { type: "NOT_FOUND" };
    const request = await currentRequest();
    const { facts } = request.context;
    const outcome = await request.services.content.page(facts.locale, slug);
    if (outcome.type !== "FOUND") return outcome;
    const { page } = outcome;
    if (page.kind !== (kind satisfies PageKind)) return { type: "NOT_FOUND" };
    const { from, to } = page.flight ?? { from: null, to: null };
    const airports = await airportsBy(
      request,
      [from, to].filter((iata) => iata !== null),
    );
    const airportOf = (iata: string | null) => airports.find((airport) => airport.iata === iata) ?? null;
    const { chosen: currency } = await currenciesOf(request);
    const months =
      from === null || to === null
        ? []
        : await monthFares(
            request,
            { from, to, currency },
            { today: todayIn(editions[facts.edition].timeZone), questions },
          );
    keptByNobody(from !== null && to !== null && (airports.length < 2 || months.length === 0));
    return { type: "FOUND", page, from: airportOf(from), to: airportOf(to), months };
  });
