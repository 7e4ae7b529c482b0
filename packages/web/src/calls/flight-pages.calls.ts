import { type Airport, editions, type MonthFare, type Page, type PageKind, type Unavailable } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";
import { z } from "zod";
import { type AirlinePage, airlinePagesOf } from "../server/content-index.ts";
import { airportsBy } from "../server/flights/airport-directory.ts";
import { monthFares } from "../server/flights/day-fares.ts";
import { type FromHere, fromHere } from "../server/flights/from-here.ts";
import { currenciesOf } from "../server/general-data.ts";
import { currentRequest } from "../server/request/current-request.ts";
import { todayIn } from "../server/today.ts";

export type FlightsHome = {
  /** Where one can go from the place that was asked about; null when it could not be had. */
  readonly fares: FromHere | null;
  /** The airlines that have a page; none when they could not be had. */
  readonly airlines: readonly AirlinePage[];
};

/** What could not be had now may be there the next moment: a page that lacks it is nobody else's. */
const keptByNobody = (isLacking: boolean): void => {
  if (isLacking) setResponseHeader("cache-control", "no-store");
};

/** What the flights' own home shows of leaving from an airport, or from where most start. */
export const readFlightsHome = createServerFn()
  .validator(z.object({ from: z.string().max(200) }))
  .handler(async ({ data: { from } }): Promise<FlightsHome> => {
    const request = await currentRequest();
    const [fares, airlines] = await Promise.all([
      fromHere(request, from),
      airlinePagesOf(request, request.context.facts.locale),
    ]);
    keptByNobody(fares === null || !airlines.ok);
    return { fares, airlines: airlines.ok ? airlines.value : [] };
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
