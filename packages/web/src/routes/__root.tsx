import { I18nProvider } from "@lingui/react";
import { AnchorProvider } from "@safar/ui/anchor";
import "@safar/ui/theme";
import "@safar/ui/fonts.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  HeadContent,
  type NotFoundRouteProps,
  Outlet,
  Scripts,
  useRouterState,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { directionOf } from "../app/addresses/locale.ts";
import { useFacts } from "../app/addresses/page-path.ts";
import { RouterAnchor } from "../app/addresses/router-anchor.tsx";
import { useNavigationManners } from "../app/hooks/use-navigation-manners.ts";
import { FailedPage, NotFoundPage } from "../features/shell/error-page.tsx";
import { Frame } from "../features/shell/frame.tsx";
import { Live } from "../features/shell/live.tsx";
import type { PlaceMeant } from "../features/shell/pages-meant.ts";
import { i18nOf } from "../i18n/i18n.ts";
import type { RouterContext } from "../router.tsx";
import { siteHead } from "../seo/site-head.ts";
import { shellQuery } from "../session/queries.ts";
import { requireSignIn } from "../session/require-sign-in.ts";
import { useSessionNews } from "../session/session-news.ts";
import { useSignOut } from "../session/use-sign-out.ts";
import { LateHead } from "../verticals/late-head.tsx";
import { fetchPageParts, wordLinks } from "../verticals/page-parts.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, matches }) => {
    await requireSignIn({ context, location, matches });
    await fetchPageParts(context.facts.locale, matches);
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(shellQuery),
  head: ({ match, matches }) => {
    const { facts } = match.context;
    const { links, ...head } = siteHead(facts, matches.some(isMissing));
    return { ...head, links: [...wordLinks(facts.locale, matches), ...links] };
  },
  shellComponent: Document,
  component: Site,
  notFoundComponent: NotFound,
  errorComponent: FailedPage,
});

/** A check that fails leaves the page's own match as it was, and marks the one that stands in for it. */
const isMissing = (match: { readonly status: string; readonly _notFound?: boolean | undefined }): boolean =>
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name for it, in its types
  match.status === "notFound" || match._notFound === true;

/** The document around every page, also around one that failed. */
function Document({ children }: { children: ReactNode }) {
  const facts = useFacts();
  const forced = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.mode });
  const mode = forced ?? (facts.colourMode === "system" ? undefined : facts.colourMode);
  return (
    <html
      lang={facts.locale}
      dir={directionOf(facts.locale)}
      data-edition={facts.edition}
      data-origins={`${facts.origins.PK} ${facts.origins.SA}`}
      data-mode={mode}
    >
      <head>
        <HeadContent />
        {import.meta.env.SSR && <LateHead />}
      </head>
      <body>
        <I18nProvider i18n={i18nOf(facts.locale)}>
          <AnchorProvider value={RouterAnchor}>{children}</AnchorProvider>
        </I18nProvider>
        <Scripts />
      </body>
    </html>
  );
}

function Site() {
  useNavigationManners();
  useSessionNews();
  const { data: shell } = useSuspenseQuery(shellQuery);
  const layout = useRouterState({
    select: ({ matches }) => {
      const hasFailed = matches.some(({ status }) => status === "error");
      return hasFailed || matches.some(isMissing) ? "error" : (matches.at(-1)?.staticData.layout ?? "default");
    },
  });
  const isEmbedded = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.embedded === true });
  const isStep = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.isStep === true });
  return (
    <Frame layout={layout} isEmbedded={isEmbedded} isStep={isStep} shell={shell} onSignOut={useSignOut()}>
      <Outlet />
      <Live shell={shell} />
    </Frame>
  );
}

const isMissingPlace = (data: unknown): data is { readonly path: string; readonly place: PlaceMeant } =>
  typeof data === "object" && data !== null && "path" in data && "place" in data;

function NotFound({ data }: NotFoundRouteProps) {
  // What of a page's check says why: the address, or the address and the place that it nearly names.
  return isMissingPlace(data) ? (
    <NotFoundPage path={data.path} place={data.place} />
  ) : (
    <NotFoundPage path={typeof data === "string" ? data : undefined} />
  );
}
