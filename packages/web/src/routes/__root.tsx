import { I18nProvider } from "@lingui/react";
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import { directionOf } from "../app/locale.ts";
import { i18nOf, loadCatalogues } from "../i18n/i18n.ts";
import type { RouterContext } from "../router.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { catalogues: ["shell"] },
  beforeLoad: ({ context, matches }) =>
    loadCatalogues(
      context.facts.locale,
      matches.flatMap((match) => match.staticData.catalogues ?? []),
    ),
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title: "Safar" },
    ],
  }),
  component: Root,
});

function Root() {
  const { facts } = Route.useRouteContext();
  return (
    <html lang={facts.locale} dir={directionOf(facts.locale)} data-edition={facts.edition}>
      <head>
        <HeadContent />
      </head>
      <body>
        <I18nProvider i18n={i18nOf(facts.locale)}>
          <Outlet />
        </I18nProvider>
        <Scripts />
      </body>
    </html>
  );
}
