import "@tanstack/react-start/server-only";
import type { BusCity, OperatorAbout, Problem, Result } from "@safar/engine";
import { currentRequest } from "../request/current-request.ts";
import { cached } from "../stores/cached.ts";
import { currentBuses } from "./current-buses.ts";

const keptForMs = 60 * 60_000;

/** Every city that a bus stops in, those of the edition's country first. */
export const busCities = async (): Promise<Result<readonly BusCity[], Problem>> => {
  const { context, server } = await currentRequest();
  return cached(server.store, `bus-cities:${context.facts.edition}`, keptForMs, async () => {
    const outcome = await (await currentBuses()).guide.cities();
    return outcome.type === "CITIES" ? { ok: true, value: [...outcome.cities] } : { ok: false, error: outcome.problem };
  });
};

/** The bus operators, those of the edition's country first. */
export const busOperators = async (): Promise<Result<readonly OperatorAbout[], Problem>> => {
  const { context, server } = await currentRequest();
  return cached(server.store, `bus-operators:${context.facts.edition}`, keptForMs, async () => {
    const outcome = await (await currentBuses()).guide.operators();
    return outcome.type === "OPERATORS"
      ? { ok: true, value: [...outcome.operators] }
      : { ok: false, error: outcome.problem };
  });
};
