import type { ReactNode } from "react";
import { SkipLink } from "../components/skip-link/skip-link.tsx";
import { cx } from "../support/cx.ts";
import * as css from "./page.css.ts";

type PageLayout = keyof typeof css.mains;

/**
 * A page as slots. `blank` and `error` hold one thing; `home` lets the hero run under the header; `aside` keeps the
 * aside in sight beside the text; `map` gives the aside to the map, above the list on phones and beside it from `lg`.
 */
export function Page({
  layout = "default",
  skip,
  header,
  aside,
  footer,
  bottom,
  children,
}: {
  layout?: PageLayout;
  /** The words of the link that jumps to the content. */
  skip: string;
  header?: ReactNode;
  /** Shown by the layouts `aside` and `map`. */
  aside?: ReactNode;
  footer?: ReactNode;
  /** Bottom navigation, on phones only. */
  bottom?: ReactNode;
  children: ReactNode;
}) {
  const split = layout === "aside" || layout === "map";
  return (
    <div className={cx(css.page, Boolean(bottom) && css.withBottom)}>
      <SkipLink href="#main">{skip}</SkipLink>
      {header && <div className={layout === "home" ? css.headerOver : css.header}>{header}</div>}
      <main id="main" tabIndex={-1} className={css.mains[layout]}>
        {split ? (
          <div className={css.body[layout]}>
            <div className={layout === "map" ? css.scroller : undefined}>{children}</div>
            <div className={css.aside[layout]}>{aside}</div>
          </div>
        ) : (
          children
        )}
      </main>
      {footer && <div className={css.footer}>{footer}</div>}
      {bottom && <div className={css.bottom}>{bottom}</div>}
    </div>
  );
}

/** A form beside a picture that only decorates; the picture gives way below `lg`. For signing in and up. */
export const SplitPage = ({ skip, art, children }: { skip: string; art: ReactNode; children: ReactNode }) => (
  <div className={css.split}>
    <SkipLink href="#main">{skip}</SkipLink>
    <main id="main" tabIndex={-1} className={css.splitMain}>
      {children}
    </main>
    <div className={css.splitArt}>{art}</div>
  </div>
);
