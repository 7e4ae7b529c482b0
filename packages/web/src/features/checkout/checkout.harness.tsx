import { I18nProvider } from "@lingui/react";
import type { Locale } from "@safar/engine";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { fromPromise } from "xstate";
import type { CheckoutOptions } from "../../calls/checkout.calls.ts";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { shellQuery } from "../../session/queries.ts";
import { checkoutOptionsQuery } from "./checkout-options.ts";

const facts = { edition: "PK", colourMode: "light", origin: "https://safar.example" } as const;

const options: CheckoutOptions = {
  countries: [
    { code: "PK", name: "Pakistan", dialCode: "+92" },
    { code: "SA", name: "Saudi Arabia", dialCode: "+966" },
    { code: "GB", name: "United Kingdom", dialCode: "+44" },
    { code: "FR", name: "France", dialCode: "+33" },
    { code: "KW", name: "Kuwait", dialCode: "+965" },
  ],
  alliances: [{ code: "skyteam", name: "SkyTeam", airlines: ["Saudia"] }],
};

/** A wait that never ends: what a machine does at its deadline is not what its screen is tested for. */
export const waitUntil = fromPromise<void, { readonly at: number }>(() => new Promise(() => undefined));

/** Shows a screen of the checkout in a language, with what its pages would have loaded. */
export const renderCheckout = async (screen: ReactElement, locale: Locale = "en") => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(checkoutOptionsQuery.queryKey, options);
  queryClient.setQueryData(shellQuery.queryKey, {
    viewer: { uuid: "1", name: "Ayesha", email: "ayesha@safar.example" },
    hasLostSession: false,
    currency: "PKR",
    verticals: ["flights"],
    features: [],
    buildId: "test",
    realtime: { key: "", url: "" },
    isSandbox: true,
  });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { queryClient, facts: { ...facts, locale } },
  });
  return render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18nOf(locale)}>{screen}</I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
};
