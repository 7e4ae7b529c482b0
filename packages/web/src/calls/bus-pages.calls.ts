import { type BusCity, likelyRoutes, type OperatorAbout, type OperatorPageOutcome } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { busCities, busOperators } from "../server/buses/bus-directory.ts";
import { currentBuses } from "../server/buses/current-buses.ts";

/** Every city that a bus stops in; null when they could not be had. */
export const readBusCities = createServerFn().handler(async (): Promise<readonly BusCity[] | null> => {
  const found = await busCities();
  return found.ok ? found.value : null;
});

/** The bus operators; none when they could not be had. */
export const readBusOperators = createServerFn().handler(async (): Promise<readonly OperatorAbout[]> => {
  const found = await busOperators();
  return found.ok ? found.value : [];
});

const slug = z.string().max(200);

/** An operator's own page. What cannot be a name in an address is nobody's. */
export const readBusOperator = createServerFn()
  .validator(slug)
  .handler(async ({ data }): Promise<OperatorPageOutcome> => {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(data)) return { type: "NOT_FOUND" };
    return (await currentBuses()).guide.operatorPage(data);
  });

/** What an address that looks like a route and is none may have meant. */
export const suggestBusRoutes = createServerFn()
  .validator(slug)
  .handler(async ({ data }) => {
    const found = await busCities();
    if (!found.ok) return [];
    return likelyRoutes(data, found.value);
  });
