import { type Airport, type AirportsHome, fail, ok, type Problem, type Result } from "@safar/engine";
import type { CurrentRequest } from "../request/current-request.ts";
import { cached } from "../stores/cached.ts";

const anHour = 60 * 60_000;

type Sources = Pick<CurrentRequest, "context" | "server" | "services">;

/** What the edition shows before anybody has searched. */
export const airportsHome = ({ context, server, services }: Sources): Promise<Result<AirportsHome, Problem>> =>
  cached(server.store, `airports-home:${context.facts.edition}`, anHour, async () => {
    const outcome = await services.airports.home();
    if (outcome.type === "PROBLEM") return fail(outcome.problem);
    const { usualStart, popular, routes } = outcome;
    return ok({ usualStart, popular: [...popular], routes: [...routes] });
  });

/** An airport by its code; null when there is none. */
const airportBy = async ({ server, services }: Sources, iata: string): Promise<Airport | null> => {
  const found = await cached(server.store, `airport:${iata}`, anHour, async () => {
    const outcome = await services.airports.airport(iata);
    if (outcome.type === "PROBLEM") return fail(outcome.problem);
    return ok(outcome.type === "AIRPORT" ? outcome.airport : null);
  });
  return found.ok ? found.value : null;
};

/** The airports of some codes, each once; a code that names none, or that could not be asked for, is left out. */
export const airportsBy = async (sources: Sources, codes: readonly string[]): Promise<readonly Airport[]> => {
  const found = await Promise.all([...new Set(codes)].map((iata) => airportBy(sources, iata)));
  return found.filter((airport) => airport !== null);
};
