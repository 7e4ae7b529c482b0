// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Shell } from "../../calls/shell.calls.ts";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { shellQuery } from "../../session/queries.ts";
import { AccountPlace } from "./account-place.tsx";

afterEach(cleanup);

const show = async (viewer: Shell["viewer"], address: string) => {
  await loadWords("en");
  i18nOf("en").activate("en");
  const facts = { locale: "en", edition: "PK", colourMode: "light", origin: "https://safar.example" } as const;
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { facts },
  });
  const client = new QueryClient();
  client.setQueryData(shellQuery.queryKey, { viewer, features: ["wallet", "bookings"] } as unknown as Shell);
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>
        <I18nProvider i18n={i18nOf("en")}>
          <AccountPlace>A page</AccountPlace>
        </I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
};

const viewer = { name: "Ayesha Siddiqui" } as NonNullable<Shell["viewer"]>;

test.each([
  ["/wallet", "My Wallet"],
  ["/wallet/transactions?page=2", "My Wallet"],
  ["/notifications?page=2", "Notifications"],
])("default: at %s the ways to the account's pages are beside it, and %s is where one is", async (address, name) => {
  await show(viewer, address);
  const links = within(screen.getByRole("navigation", { name: "Account pages" })).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "My Wallet",
    "My Bookings",
    "Saved",
    "Notifications",
    "Language, currency and appearance",
  ]);
  const here = links.filter((link) => link.getAttribute("aria-current") === "page");
  expect(here.map(({ textContent }) => textContent)).toEqual([name]);
});

test("behavior: whoever is not signed in has the page alone", async () => {
  await show(null, "/preferences");
  expect(screen.getByText("A page")).toBeDefined();
  expect(screen.queryByRole("navigation")).toBeNull();
});
