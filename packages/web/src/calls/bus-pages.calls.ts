import { type BusCity, type OperatorAbout, type OperatorPageOutcome, splitsOf } from "@safar/engine";
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

/** Letters of a name, so that a slip of the keyboard still finds its city. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, sign] of one.split("").entries()) {
    const next = [at + 1];
    for (const [place, letter] of other.split("").entries()) {
      const change = (row[place] ?? 0) + (sign === letter ? 0 : 1);
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? other.length;
};

const nearestTo = (name: string, cities: readonly BusCity[]): BusCity | undefined =>
  cities.toSorted((one, other) => distance(name, one.slug) - distance(name, other.slug))[0];

/** What an address that looks like a route and is none may have meant. */
export const suggestBusRoutes = createServerFn()
  .validator(slug)
  .handler(async ({ data }) => {
    const found = await busCities();
    if (!found.ok) return [];
    return splitsOf(data.toLowerCase())
      .slice(0, 2)
      .flatMap(({ from, to }) => {
        const [start, end] = [nearestTo(from, found.value), nearestTo(to, found.value)];
        return start === undefined || end === undefined || start === end ? [] : [{ from: start, to: end }];
      });
  });
