import {
  type Airport,
  type AirportsHome,
  cabins,
  criteriaFromForm,
  editions,
  type FareCalendarOutcome,
  mostCalendarDays,
  placesIn,
  readSearch,
  type SearchText,
} from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { airportsBy, airportsHome } from "../server/flights/airport-directory.ts";
import { dayFares } from "../server/flights/day-fares.ts";
import { currenciesOf } from "../server/general-data.ts";
import { currentRequest } from "../server/request/current-request.ts";
import { todayIn } from "../server/today.ts";

const code = z.string().regex(/^[A-Z]{3}$/);
/** Two places for each of six legs. */
const mostCodes = 12;

/** What the edition's search shows before anybody has searched; null when it could not be had. */
export const readAirportsHome = createServerFn().handler(async (): Promise<AirportsHome | null> => {
  const found = await airportsHome(await currentRequest());
  return found.ok ? found.value : null;
});

/** The airports of a search, by their codes. */
export const readAirports = createServerFn()
  .validator(z.array(code).max(mostCodes))
  .handler(async ({ data }): Promise<readonly Airport[]> => airportsBy(await currentRequest(), data));

/** Airports by what somebody types. */
export const findAirports = createServerFn()
  .validator(z.string().max(80))
  .handler(async ({ data }) => {
    const { services } = await currentRequest();
    return told(await services.airports.search(data));
  });

/** An airport and those near it. */
export const readAirport = createServerFn()
  .validator(code)
  .handler(async ({ data }) => {
    const { services } = await currentRequest();
    return told(await services.airports.airport(data));
  });

const dayCount = z.number().int().min(1).max(mostCalendarDays);

/** The least that each day, or pair of days, costs one adult, in the currency that prices are shown in. */
export const readDayFares = createServerFn()
  .validator(
    z.object({
      from: code,
      to: code,
      date: z.iso.date(),
      days: dayCount,
      back: z
        .union([z.object({ stay: z.number().int().min(0) }), z.object({ date: z.iso.date(), days: dayCount })])
        .optional(),
      cabin: z.enum(cabins).optional(),
      withBag: z.boolean().optional(),
    }),
  )
  .handler(async ({ data: { from, to, ...days } }): Promise<FareCalendarOutcome> => {
    const request = await currentRequest();
    const { chosen: currency } = await currenciesOf(request);
    const found = await dayFares(request, { from, to, currency }, days);
    return found.ok ? { type: "FARES", days: found.value } : { type: "PROBLEM", problem: found.error };
  });

/** A form that was sent without script: the search that it asks for, and whether that can be made. */
export type SentForm = { readonly search: SearchText; readonly isComplete: boolean };

/**
 * Reads a form without script, given as the query of its address. Places that were typed as words are looked up; one that is
 * found nowhere stays as it was typed. A form that is not complete goes back to the search, which names what is missing.
 */
export const readSentForm = createServerFn()
  .validator(z.string().max(4000))
  .handler(async ({ data }): Promise<SentForm> => {
    const fields = new URLSearchParams(data);
    const { context, services } = await currentRequest();
    const looked = await Promise.all(
      placesIn(fields).map(async (text) => {
        const outcome = await services.airports.search(text);
        const [best] = outcome.type === "FOUND" ? outcome.places : [];
        return best && ([text, best.iata] as const);
      }),
    );
    const search = criteriaFromForm(fields, new Map(looked.filter((place) => place !== undefined)));
    const { timeZone, seatedPassengers } = editions[context.facts.edition];
    return { search, isComplete: readSearch(search, { today: todayIn(timeZone), seatedPassengers }).ok };
  });
