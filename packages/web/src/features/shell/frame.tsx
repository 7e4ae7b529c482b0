import { useLingui } from "@lingui/react/macro";
import { Page } from "@safar/ui/page";
import { useRouterState } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, type ReactNode, Suspense } from "react";
import type { Shell } from "../../calls/shell.calls.ts";
import type { Layout } from "../../pages/page.ts";
import { LateFooter } from "./late-footer.tsx";
import { OwnEdition } from "./own-edition.tsx";
import * as css from "./shell.css.ts";
import { SiteBottomBar } from "./site-bottom-bar.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The server draws it at once; few browsers ever need to. */
const Own = createIsomorphicFn()
  .server(() => OwnEdition)
  .client(() => lazy(async () => ({ default: (await import("./own-edition.tsx")).OwnEdition })))();

/** What stands around every page, by its layout. A blank page keeps the header alone, one within an app nothing at all. A step has no bottom bar, where its own next step stands, and no ways that lead away from it but home and help. */
export function Frame({
  layout,
  isEmbedded,
  isStep,
  shell,
  onSignOut,
  children,
}: {
  layout: Layout;
  isEmbedded: boolean;
  isStep: boolean;
  shell: Shell;
  onSignOut: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const isComing = useRouterState({ select: ({ status }) => status === "pending" });
  const isBlank = layout === "blank" || isEmbedded;
  return (
    <>
      {shell.ownEdition && layout === "home" && !isEmbedded && (
        <Suspense>
          <Own own={shell.ownEdition} />
        </Suspense>
      )}
      <Page
        layout={layout}
        skip={t`Skip to the content`}
        header={
          isEmbedded ? undefined : (
            <SiteHeader shell={shell} isOverHero={layout === "home"} isStep={isStep} onSignOut={onSignOut} />
          )
        }
        footer={isBlank ? undefined : <LateFooter shell={shell} isStep={isStep} />}
        bottom={isBlank || isStep ? undefined : <SiteBottomBar shell={shell} />}
      >
        {isComing && <div className={css.coming} data-coming="" aria-hidden="true" />}
        {children}
      </Page>
    </>
  );
}
