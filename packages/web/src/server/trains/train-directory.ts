import "@tanstack/react-start/server-only";
import type { Problem, Result, TrainStation } from "@safar/engine";
import { currentRequest } from "../request/current-request.ts";
import { cached } from "../stores/cached.ts";
import { currentTrains } from "./current-trains.ts";

const keptForMs = 60 * 60_000;

/** Every station, those of the edition's country first. */
export const trainStations = async (): Promise<Result<readonly TrainStation[], Problem>> => {
  const { context, server } = await currentRequest();
  return cached(server.store, `train-stations:${context.facts.edition}`, keptForMs, async () => {
    const outcome = await (await currentTrains()).guide.stations();
    return outcome.type === "STATIONS"
      ? { ok: true, value: [...outcome.stations] }
      : { ok: false, error: outcome.problem };
  });
};
