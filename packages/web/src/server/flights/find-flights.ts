import {
  createFlightResultsStore,
  createFlightSearch,
  type FlightOffers,
  type FlightResults,
  type RefId,
  type SearchText,
} from "@safar/engine";
import { systemClock } from "../system-clock.ts";

/** How long is waited for providers, in milliseconds; who has not answered by then is left out. */
export type Patience = {
  readonly forAllMs: number;
  /** Shorter once something was found. */
  readonly onceFoundMs: number;
};

/** A page without script holds all that can be found. */
const patient: Patience = { forAllMs: 20_000, onceFoundMs: 20_000 };

/** A whole search at once. Null when it could not be opened. */
export const findFlights = async (
  offers: FlightOffers,
  text: SearchText,
  { forAllMs, onceFoundMs }: Patience = patient,
): Promise<{ readonly refId: RefId; readonly results: FlightResults } | null> => {
  const store = createFlightResultsStore();
  const search = createFlightSearch({ offers, store, clock: systemClock });
  const opened = await search.open(text);
  if (opened.type !== "OPENED") return null;
  const { refId, providers } = opened;
  await new Promise<void>((resolve) => {
    const silent = new Set(providers.map(({ code }) => code));
    let stop = () => {};
    const end = () => {
      for (const timer of timers) systemClock.clearTimeout(timer);
      stop();
      resolve();
    };
    const timers = [systemClock.setTimeout(() => end(), forAllMs)];
    stop = search.receive(refId, ({ provider, offers: found }) => {
      silent.delete(provider);
      if (silent.size === 0) end();
      else if (found > 0 && onceFoundMs < forAllMs) timers.push(systemClock.setTimeout(() => end(), onceFoundMs));
    });
    if (silent.size === 0) end();
  });
  const results = store.read(refId);
  return results === null ? null : { refId, results };
};
