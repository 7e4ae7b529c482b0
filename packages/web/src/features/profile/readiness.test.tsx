// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import type { Account, ListTravellersOutcome, SavedTraveller } from "@safar/engine";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { savedTravellersQuery } from "../saved-travellers/saved-travellers-query.ts";
import { Readiness } from "./readiness.tsx";

afterEach(cleanup);

const account: Account = {
  id: "u-1",
  name: "Ayesha Siddiqui",
  email: "ayesha@safar.example",
  phone: "+923001234567",
  gender: "female",
  birthDate: "1993-04-18",
  deletesAt: null,
};
const somebody = (firstName: string, documents: SavedTraveller["documents"]) =>
  ({ id: firstName, firstName, lastName: "Siddiqui", documents }) as unknown as SavedTraveller;
const paper = (kind: "cnic" | "passport", expiresOn: string | null) =>
  ({ kind, number: "AB1234567", issuedBy: "PK", issuedOn: null, expiresOn }) as SavedTraveller["documents"][number];

const show = async (travellers: readonly SavedTraveller[], owner: Account = account) => {
  await loadWords("en");
  i18nOf("en").activate("en");
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const saved: ListTravellersOutcome = { type: "LISTED", travellers, max: 50 };
  queryClient.setQueryData(savedTravellersQuery.queryKey, saved);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/profilesettings"] }),
    context: { queryClient, facts: { locale: "en", edition: "PK", origin: "https://safar.example" } },
  });
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18nOf("en")}>
          <Readiness account={owner} onEdit={() => undefined} />
        </I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
};
const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("default: somebody else's document is not the owner's: what they miss leads to where they write themselves down", async () => {
  await show([somebody("Bilal", [paper("passport", "2099-01-01")])]);
  expect(screen.getByText("2 of 4")).toBeDefined();
  expect(links()).toEqual([
    ["Add a document in your name", "/fnf/create"],
    ["Add your passport", "/fnf/create"],
  ]);
});

test.each<[string, SavedTraveller["documents"], string, ReturnType<typeof links>]>([
  ["an identity card", [paper("cnic", null)], "3 of 4", [["Add your passport", "/fnf/create/Ayesha"]]],
  [
    "a passport that is over",
    [paper("passport", "2020-01-01")],
    "3 of 4",
    [["Renew your passport", "/fnf/create/Ayesha"]],
  ],
  ["a passport", [paper("passport", "2099-01-01")], "4 of 4", []],
])("default: the owner with %s", async (_, documents, counted, missing) => {
  await show([somebody("Ayesha", documents)]);
  expect(screen.getByText(counted)).toBeDefined();
  expect(links()).toEqual(missing);
});

test("default: an owner whose name is in other letters is known by their email address", async () => {
  const own = { ...somebody("Ayesha", [paper("passport", "2099-01-01")]), email: account.email };
  await show([somebody("Bilal", []), own], { ...account, name: "عائشة صديقي" });
  expect(screen.getByText("4 of 4")).toBeDefined();
});
