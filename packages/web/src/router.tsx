import type { Locale } from "@safar/engine";
import { QueryClient } from "@tanstack/react-query";
import { type AnyRouter, createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { localisePath, splitLocale } from "./app/locale.ts";
import { shellQuery } from "./app/queries.ts";
import { requestFacts } from "./app/request-facts.ts";
import { noteStylesInside } from "./app/styles-inside.ts";
import { cataloguesOf } from "./app/word-links.ts";
import { tabStorage, tellWhoIsHere } from "./engine/kept-flows.ts";
import { FailedPage } from "./features/shell/error-page.tsx";
import { loadCatalogues } from "./i18n/i18n.ts";
import type { Layout } from "./pages/page.ts";
import { routeTree } from "./routeTree.gen.ts";

export type RouterContext = { queryClient: QueryClient; facts: ReturnType<typeof requestFacts> };

const loadPageCatalogues = (router: AnyRouter, locale: Locale): Promise<void> =>
  loadCatalogues(locale, cataloguesOf(router.matchRoutes(router.latestLocation)));

/** Under which a tab notes the address that it loads anew. */
const loadedAnew = "safar:loaded-anew";

/**
 * The browser's back or forward has led to another address before this document's script was there: what was drawn is not of that
 * address, and React would have to draw all of it again. One time only for an address, should the two be written differently; and not
 * where no note of that can be kept.
 */
const loadAnew = (): Promise<void> => {
  try {
    const notes = tabStorage();
    if (notes === null || notes.getItem(loadedAnew) === window.location.href) return Promise.resolve();
    notes.setItem(loadedAnew, window.location.href);
  } catch {
    return Promise.resolve();
  }
  window.location.reload();
  return new Promise(() => undefined);
};

const noteLoaded = (): void => {
  try {
    tabStorage()?.removeItem(loadedAnew);
  } catch {
    // What cannot be removed was never written.
  }
};

/** A router for one request, or for one document in the browser. Paths inside it carry no language; addresses do. */
export function getRouter() {
  const facts = requestFacts();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const router = createRouter({
    routeTree,
    context: { queryClient, facts } satisfies RouterContext,
    // The page table knows each path in one spelling; another one is not there, rather than there twice.
    caseSensitive: true,
    defaultErrorComponent: FailedPage,
    defaultPreload: "intent",
    scrollRestoration: true,
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).path;
        return url;
      },
      output: ({ url }) => {
        url.pathname = localisePath(url.pathname, facts.locale);
        return url;
      },
    },
    ...(facts.nonce ? { ssr: { nonce: facts.nonce } } : {}),
    dehydrate: (): { readonly path: string } => ({ path: router.latestLocation.pathname }),
    // On hydration no loader runs again, so the words of the page are fetched before React starts.
    hydrate: ({ path }: { readonly path: string }): Promise<void> =>
      loadPageCatalogues(router, facts.locale).then(() =>
        path === router.latestLocation.pathname ? noteLoaded() : loadAnew(),
      ),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  if (typeof window !== "undefined") {
    noteStylesInside();
    tellWhoIsHere(() => queryClient.getQueryData(shellQuery.queryKey)?.viewer?.uuid ?? null);
  }
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /** The features whose words the page shows. */
    catalogues?: readonly string[];
    layout?: Layout;
    /** Forces a colour mode on the page. A page cannot force `system`. */
    mode?: "light" | "dark";
    /** For a view inside an app, which has its own way about: the page comes without header and footer. */
    embedded?: boolean;
    /** Only a signed-in person may see the page. */
    auth?: boolean;
  }
}
