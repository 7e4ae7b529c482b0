import type { Money } from "@safar/engine";
import { useLayoutEffect, useRef } from "react";
import { Cost } from "./cost.tsx";
import { insteadOfLink } from "./plain-press.ts";
import * as css from "./sort-tabs.css.ts";

export type SortTab = {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly isOn: boolean;
  /** Without it the tab is a plain link. */
  readonly press: (() => void) | undefined;
  /** What stands first in this order; null where nothing does. */
  readonly leader: { readonly price: Money | null; readonly note: string | null } | null;
};

/** The orders, each with what stands first in it. Links, so that they sort before the page is alive too. */
export function SortTabs({ label, tabs }: { label: string; tabs: readonly SortTab[] }) {
  const list = useRef<HTMLElement>(null);
  // On a narrow window they stand in a line to be pushed along: the one that is on is in sight from the start.
  useLayoutEffect(() => {
    const current = list.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    const line = list.current?.parentElement;
    const seen = line?.getBoundingClientRect();
    if (!current || !seen) return;
    const aside = Math.min(0, current.left - seen.left) + Math.max(0, current.right - seen.right);
    if (aside !== 0) line?.scrollBy({ left: aside, behavior: "instant" });
  }, []);
  return (
    <nav ref={list} aria-label={label} className={css.tabs}>
      {tabs.map(({ href, id, isOn, leader, name, press }) => (
        // The router's link would look its page up at every move of the pointer; these stay on this one.
        <a
          key={id}
          href={href}
          className={css.tab}
          aria-current={isOn ? "true" : undefined}
          onClick={insteadOfLink(press)}
        >
          <span className={css.name}>{name}</span>
          <span className={css.leader}>
            {leader === null ? (
              "\u00a0"
            ) : (
              <>
                {leader.price && <Cost of={leader.price} className={css.amount} />}
                {leader.note && <span>{leader.note}</span>}
              </>
            )}
          </span>
        </a>
      ))}
    </nav>
  );
}
