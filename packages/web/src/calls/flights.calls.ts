import { decodeCriteria, encodeCriteria } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";
import { told } from "../server/account/told.ts";
import { currentFlights } from "../server/flights/current-flights.ts";
import { findFlights } from "../server/flights/find-flights.ts";
import { anOffer, aSearch, aSession } from "./values.ts";

const search = aSearch((text) => encodeCriteria(decodeCriteria(text)));

export const openFlightSearch = createServerFn({ method: "POST" })
  .validator(search)
  .handler(async ({ data }) => told(await (await currentFlights()).offers.open(data.search)));

/** A search with everything that was found, for a page without script; null when it could not be made. */
export const searchFlights = createServerFn()
  .validator(search)
  .handler(async ({ data }) => {
    const found = await findFlights((await currentFlights()).offers, data.search);
    // What could not be had now may be there the next moment: such a page is nobody else's.
    if (found === null) setResponseHeader("cache-control", "no-store");
    return found;
  });

/** Reads one offer of a session, which keeps the session alive. */
export const touchFlightSearch = createServerFn()
  .validator(anOffer)
  .handler(async ({ data }) => told(await (await currentFlights()).offers.touch(data.refId, data.offer)));

export const recallFlightSearch = createServerFn()
  .validator(aSession)
  .handler(async ({ data }) => told(await (await currentFlights()).offers.recall(data.refId)));

export const readFares = createServerFn()
  .validator(anOffer)
  .handler(async ({ data }) => told(await (await currentFlights()).checkout.fares(data.refId, data.offer)));
