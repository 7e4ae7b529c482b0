import type { TrainStation } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { trainStations } from "../server/trains/train-directory.ts";

/** Every station that a train stops at; null when they could not be had. */
export const readTrainStations = createServerFn().handler(async (): Promise<readonly TrainStation[] | null> => {
  const found = await trainStations();
  return found.ok ? found.value : null;
});
