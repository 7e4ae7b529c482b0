import type { CSSProperties } from "react";
import { hidden } from "../../support/hidden.css.ts";
import { Anchor } from "../anchor/anchor.tsx";
import { CountMark } from "../count-mark/count-mark.tsx";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import * as css from "./bottom-navigation.css.ts";

export type NavigationEntry = {
  href: string;
  label: string;
  icon: LucideIcon;
  isCurrent?: boolean;
  /** A number on the icon, and what it counts in words. */
  count?: { shown: string; label: string };
};

const placesOf = (count: number): CSSProperties & { "--places": number } => ({ "--places": count });

/** Three to five places, within reach of a thumb. Each has its share of the width from the first one on that is there. */
export const BottomNavigation = ({ label, entries }: { label: string; entries: readonly NavigationEntry[] }) => (
  <nav aria-label={label} className={css.bar}>
    <ul className={css.list} style={placesOf(entries.length)}>
      {entries.map(({ href, label, icon, isCurrent, count }) => (
        <li key={href} className={css.entry}>
          <Anchor href={href} className={css.link} aria-current={isCurrent ? "page" : undefined}>
            <span className={css.mark}>
              <Icon of={icon} size={22} />
              {count && <CountMark>{count.shown}</CountMark>}
            </span>
            {label}
            {count && (
              <>
                {" "}
                <span className={hidden}>{count.label}</span>
              </>
            )}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);
