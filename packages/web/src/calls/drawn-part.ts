import { editions } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { createIsomorphicFn } from "@tanstack/react-start";
import type { RequestFacts } from "../app/loading/request-facts.ts";
import { partsOf } from "../server/front-page/drawn-parts.ts";
import { todayIn } from "../server/today.ts";

type Page = { readonly facts: RequestFacts; readonly queries: QueryClient };

/** What says who is there, by its query. A part is told of it what it shows; with all of it a part would be drawn for one person alone. */
const ofPerson = new Set<unknown>(["shell", "home"]);

const read = new WeakMap<QueryClient, string>();

/** All that the page has read for everybody before it is drawn, as text: it has several parts. */
const knownBy = (queries: QueryClient): string => {
  const known = read.get(queries);
  if (known !== undefined) return known;
  const found = queries
    .getQueriesData({ predicate: ({ queryKey }) => !ofPerson.has(queryKey[0]) })
    .filter(([, data]) => data !== undefined);
  const text = JSON.stringify(found);
  read.set(queries, text);
  return text;
};

/**
 * What stands inside a part of a page where the server has drawn the very same before; null where it is to be drawn, as in the browser.
 * @param from what it is drawn from, besides the day and what the page knows of its request and has read for everybody
 */
export const drawnPart = createIsomorphicFn()
  .server(({ facts, queries }: Page, name: string, from: unknown): string | null => {
    const today = todayIn(editions[facts.edition].timeZone);
    return partsOf(facts)?.read(name, [today, from, knownBy(queries)]) ?? null;
  })
  .client((_page: Page, _name: string, _from: unknown): string | null => null);
