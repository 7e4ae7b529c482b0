import "@tanstack/react-start/server-only";
import type { MoviesGeneral, Problem, Result } from "@safar/engine";
import { currentRequest } from "../request/current-request.ts";
import { cached } from "../stores/cached.ts";
import { currentMovies } from "./current-movies.ts";

const keptForMs = 60 * 60_000;

/** Cities, cinemas and categories, those of the edition's country first. */
export const movieGeneral = async (): Promise<Result<MoviesGeneral, Problem>> => {
  const { context, server } = await currentRequest();
  return cached(server.store, `movies-general:${context.facts.edition}`, keptForMs, async () => {
    const outcome = await (await currentMovies()).guide.general();
    return outcome.type === "GENERAL" ? { ok: true, value: outcome.general } : { ok: false, error: outcome.problem };
  });
};

/** The city that this browser chose last, if it has cinemas; else the edition's first. */
export const movieCityOf = async ({ cities }: MoviesGeneral): Promise<string> => {
  const { context } = await currentRequest();
  const { chosen, facts } = context;
  const city =
    cities.find(({ slug }) => slug === chosen.city) ??
    cities.find(({ country }) => country === facts.edition) ??
    cities[0];
  return city?.slug ?? "";
};
