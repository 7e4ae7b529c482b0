import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "@safar/ui/button";
import { Inline } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { Poster } from "@safar/ui/poster";
import { ClientOnly, useRouterState } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { localisePath } from "../../app/addresses/locale.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { PlaceMeant } from "./pages-meant.ts";
import * as css from "./shell.css.ts";
import { WaysMeant, WaysOn } from "./ways-on.tsx";

/** What is shown of a part that could not be fetched. */
const none = <Props,>(): { default: ComponentType<Props> } => ({ default: () => null });

/** Without a network, which may be why there is an error page at all, there is no count either. */
const ReturnHome = lazy(() =>
  import("./return-home.tsx").then(
    (module): { default: ComponentType } => ({ default: module.ReturnHome }),
    none<object>,
  ),
);

type Meaning = { readonly place: PlaceMeant | undefined };

/** The server draws them; few browsers ever need to know how. */
const Meant = createIsomorphicFn()
  .server(() => WaysMeant)
  .client(() =>
    lazy(() =>
      import("./ways-on.tsx").then(
        (module): { default: ComponentType<Meaning> } => ({ default: module.WaysMeant }),
        none<Meaning>,
      ),
    ),
  )();
const Ways = createIsomorphicFn()
  .server(() => WaysOn)
  .client(() =>
    lazy(() =>
      import("./ways-on.tsx").then((module): { default: ComponentType } => ({ default: module.WaysOn }), none<object>),
    ),
  )();

/** A page that could not be shown: a picture, what happened, the ways on, and a count that goes home by itself. */
export function ErrorPage({
  art,
  title,
  ways,
  children,
}: {
  art: string;
  title: ReactNode;
  /** Where else to go, below all else. */
  ways?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={css.error}>
      <div className={css.errorArt}>
        <Poster kind="end" name={art} eager />
      </div>
      <div className={css.errorWords}>
        <h1>{title}</h1>
        {children}
        <Inline gap="5" align="center">
          <ButtonLink kind="next" href={paths.home()}>
            <Trans>Home</Trans>
          </ButtonLink>
          <Link href={paths.findBooking()}>
            <Trans>Find my booking</Trans>
          </Link>
          <Link href={paths.contactUs()}>
            <Trans>Help</Trans>
          </Link>
        </Inline>
        <div className={css.leaving}>
          <ClientOnly>
            <Suspense>
              <ReturnHome />
            </Suspense>
          </ClientOnly>
        </div>
      </div>
      {ways}
    </div>
  );
}

/** `path` is there when the page exists and a check of it failed. It is without a language, which the address that was opened may have. */
export function NotFoundPage({ path, place }: { path: string | undefined; place?: PlaceMeant | undefined }) {
  const { locale } = useFacts();
  return (
    <ErrorPage
      art="a road that ends"
      title={path === undefined ? <Trans>Page not found</Trans> : <Trans>Page Not Found</Trans>}
      ways={
        <Suspense>
          <Ways />
        </Suspense>
      }
    >
      {path !== undefined && (
        <p className={css.errorCode}>
          <bdi dir="ltr">{localisePath(path, locale)}</bdi>
        </p>
      )}
      <Suspense>
        <Meant place={place} />
      </Suspense>
      <p>
        <Trans>The page may have been moved or deleted. Check the address, or go to the home page.</Trans>
      </p>
    </ErrorPage>
  );
}

/** The server failed. Nothing was booked or paid by it. */
const ServerErrorPage = () => (
  <ErrorPage art="a storm over the desert" title={<Trans>Something went wrong!</Trans>}>
    <p>
      <Trans>
        The problem is on our side. Nothing was booked or charged by opening this page. Try again in a moment.
      </Trans>
    </p>
  </ErrorPage>
);

/** Anything else that kept a page from being shown. */
const DefaultErrorPage = () => (
  <ErrorPage art="a night without stars" title={<Trans>Something Went Wrong</Trans>}>
    <p>
      <Trans>This page could not be shown. Try again, or go to the home page.</Trans>
    </p>
  </ErrorPage>
);

/** A page that could not be read has a match that failed; one whose own component broke has none, and the server no part in it. */
export function FailedPage() {
  const isUnread = useRouterState({ select: ({ matches }) => matches.some(({ status }) => status === "error") });
  return isUnread ? <ServerErrorPage /> : <DefaultErrorPage />;
}
