import { QueryClient } from "@tanstack/react-query";
import { isRedirect } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { loadWords } from "../../i18n/i18n.ts";
import { searchAirportsQuery } from "../flight-search/places.ts";
import { loadResults } from "./load-results.ts";

const origin = "https://safar.example";
const origins = { PK: origin, SA: origin };
const facts = { locale: "ar", edition: "PK", colourMode: "light", origin, origins } as const;

const searchOf = (legs: string): string => `trip=one_way&legs=${legs}&adults=1&children=0&infants=0&cabin=economy`;

const open = async (search: string, isPlain = false) => {
  await loadWords("ar");
  const queryClient = new QueryClient();
  queryClient.setQueryData(["walk"], { today: "2026-11-21", paymentOrigins: [] });
  queryClient.setQueryData(searchAirportsQuery(search).queryKey, []);
  const location = { pathname: "/flights/search", searchStr: `?${search}` };
  return loadResults({ search, isPlain }, { context: { facts, queryClient }, location }).catch((thrown: unknown) =>
    isRedirect(thrown) ? thrown.options.href : thrown,
  );
};

test("default: a search that can be made opens its page", async () => {
  const search = searchOf("KHI-JED.2026-12-03");
  expect(await open(search)).toMatchObject({ search });
});

test.each(["KHI-JED.2026-11-20", "KHI-KHI.2026-12-03", "KHI-.2026-12-03"])(
  "behavior: a search that cannot be made (%s) leads to its form, which says why",
  async (legs) => {
    const search = searchOf(legs);
    expect(await open(search)).toBe(`/ar/book-flights-online?${search}&checked=1`);
  },
);
