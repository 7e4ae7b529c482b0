import {
  createFlightResultsStore,
  createFlightSearch,
  type FlightOffers,
  type FlightResults,
  type RefId,
  type SearchText,
} from "@safar/engine";
import { systemClock } from "../upstream/upstream.ts";

/** A page without script waits so long for providers; who has not answered by then is left out. */
const patienceMs = 20_000;

/** A whole search at once. Null when it could not be opened. */
export const findFlights = async (
  offers: FlightOffers,
  text: SearchText,
): Promise<{ readonly refId: RefId; readonly results: FlightResults } | null> => {
  const store = createFlightResultsStore();
  const search = createFlightSearch({ offers, store, clock: systemClock });
  const opened = await search.open(text);
  if (opened.type !== "OPENED") return null;
  const { refId, providers } = opened;
  await new Promise<void>((resolve) => {
    const silent = new Set(providers.map(({ code }) => code));
    const end = () => {
      systemClock.clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = systemClock.setTimeout(() => end(), patienceMs);
    const stop = search.receive(refId, ({ provider }) => {
      silent.delete(provider);
      if (silent.size === 0) end();
    });
    if (silent.size === 0) end();
  });
  const results = store.read(refId);
  return results === null ? null : { refId, results };
};
