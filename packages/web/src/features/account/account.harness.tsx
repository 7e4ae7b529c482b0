import { I18nProvider } from "@lingui/react";
import type { Locale } from "@safar/engine";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { signInOptionsQuery } from "./account-queries.ts";

const facts = { edition: "PK", colourMode: "light", origin: "https://safar.example" } as const;

type Sample = { readonly email: string; readonly password: string };

/** Shows a screen of the account in a language, with what its pages would have loaded. */
export const renderAccount = async (screen: ReactElement, locale: Locale, sample: Sample | null = null) => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(signInOptionsQuery.queryKey, {
    providers: [],
    countries: [
      { code: "PK", name: "Pakistan", dialCode: "+92" },
      { code: "SA", name: "Saudi Arabia", dialCode: "+966" },
    ],
    sample,
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
