import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor.tsx";
import * as css from "./top-bar.css.ts";

/** Brand, places, and what belongs to the person at the end. The places give way to the bottom navigation on phones. */
export const TopBar = ({
  kind = "solid",
  brand,
  home,
  label,
  links,
  children,
}: {
  kind?: keyof typeof css.kinds;
  brand: ReactNode;
  home: { href: string; label: string };
  /** Names the navigation. */
  label: string;
  links?: readonly { href: string; label: string; isCurrent?: boolean }[];
  /** Language, mode, account. */
  children?: ReactNode;
}) => (
  <header className={css.kinds[kind]}>
    <Anchor href={home.href} aria-label={home.label} className={css.brand}>
      {brand}
    </Anchor>
    {links && links.length > 0 && (
      <nav aria-label={label} className={css.links}>
        {links.map(({ href, label, isCurrent }) => (
          <Anchor key={href} href={href} className={css.link} aria-current={isCurrent ? "page" : undefined}>
            {label}
          </Anchor>
        ))}
      </nav>
    )}
    <div className={css.end}>{children}</div>
  </header>
);
