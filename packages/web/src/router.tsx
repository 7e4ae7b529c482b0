import type { WalkStep } from "@safar/engine";
import { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { localisePath, splitLocale } from "./app/addresses/locale.ts";
import { requestFacts } from "./app/loading/request-facts.ts";
import { noteStylesInside } from "./app/loading/styles-inside.ts";
import { movePicture } from "./app/loading/taken-picture.ts";
import type { SoldVertical } from "./app/verticals.ts";
import { hearOfPage, serverClock } from "./engine/asking/server-clock.ts";
import { tabStorage, tellWhoIsHere } from "./engine/flows/kept-flows.ts";
import { FailedPage } from "./features/shell/error-page.tsx";
import type { Layout } from "./pages/page.ts";
import { routeTree } from "./routeTree.gen.ts";
import { shellQuery } from "./session/queries.ts";
import { fetchPageParts } from "./verticals/page-parts.ts";
import type { LateName } from "./verticals/registry.ts";

export type RouterContext = {
  queryClient: QueryClient;
  facts: ReturnType<typeof requestFacts>;
  /** Fetches what the pages are made of that come after a step of a walk. */
  fetchAhead: (vertical: SoldVertical, step: WalkStep) => Promise<void>;
};

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
    context: {
      queryClient,
      facts,
      fetchAhead: async (...after): Promise<void> =>
        (await import("./verticals/pages-ahead.ts")).fetchAhead(router, facts.locale, after),
    } satisfies RouterContext,
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
    dehydrate: (): { readonly path: string; readonly at: number } => ({
      path: router.latestLocation.pathname,
      at: serverClock.now(),
    }),
    // On hydration no loader runs again, so the parts of the page are fetched before React starts.
    hydrate: async ({ path, at }: { readonly path: string; readonly at: number }): Promise<void> => {
      // Before anything that was kept goes on: its instants are the server's.
      hearOfPage(at);
      await fetchPageParts(facts.locale, router.matchRoutes(router.latestLocation));
      if (path === router.latestLocation.pathname) noteLoaded();
      else await loadAnew();
    },
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  if (typeof window !== "undefined") {
    noteStylesInside();
    router.startViewTransition = movePicture;
    tellWhoIsHere(() => queryClient.getQueryData(shellQuery.queryKey)?.viewer?.uuid ?? null);
  }
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /** What of the page the vertical chooses that its address names. */
    late?: LateName;
    layout?: Layout;
    /** Forces a colour mode on the page. A page cannot force `system`. */
    mode?: "light" | "dark";
    /** For a view inside an app, which has its own way about: the page comes without header and footer. */
    embedded?: boolean;
    /** A step between a choice and its payment: the places of the bottom bar are no way on from there. */
    isStep?: boolean;
    /** Only a signed-in person may see the page. */
    auth?: boolean;
  }
}
