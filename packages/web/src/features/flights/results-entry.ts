import { decodeCriteria, encodeCriteria } from "@safar/engine";
import type { WalkEntry } from "../../engine/flights.walk.ts";

type Query = Readonly<Record<string, unknown>>;

const asFields = (query: Query): URLSearchParams =>
  new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));

/** What of an address's query makes it another page of results: the search, not how its results are filtered. */
export const resultsDeps = ({ search: query }: { readonly search: Query }) => {
  const fields = asFields(query);
  return { search: encodeCriteria(decodeCriteria(fields.toString())), isPlain: fields.has("plain") };
};

export const resultsEntry = (search: string): WalkEntry => ({
  start: { at: "results", search, refId: null },
  step: "results",
});

/** The query of the same page for browsers without script. */
export const plainQuery = (search: string): string => `?${search}&plain=1`;
