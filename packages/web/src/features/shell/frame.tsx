import { useLingui } from "@lingui/react/macro";
import { Page } from "@safar/ui/page";
import type { ReactNode } from "react";
import type { Shell } from "../../calls/shell.calls.ts";
import type { Layout } from "../../pages/page.ts";
import { SiteBottomBar } from "./site-bottom-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** What stands around every page, by its layout. A blank page keeps the header alone, one within an app nothing at all. */
export function Frame({
  layout,
  isEmbedded,
  shell,
  onSignOut,
  children,
}: {
  layout: Layout;
  isEmbedded: boolean;
  shell: Shell;
  onSignOut: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const isBlank = layout === "blank" || isEmbedded;
  return (
    <Page
      layout={layout}
      skip={t`Skip to the content`}
      header={
        isEmbedded ? undefined : <SiteHeader shell={shell} isOverHero={layout === "home"} onSignOut={onSignOut} />
      }
      footer={isBlank ? undefined : <SiteFooter shell={shell} />}
      bottom={isBlank ? undefined : <SiteBottomBar shell={shell} />}
    >
      {children}
    </Page>
  );
}
