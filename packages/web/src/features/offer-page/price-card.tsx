import { Icon, type LucideIcon } from "@safar/ui/icon";
import type { ReactNode } from "react";
import * as css from "./price-card.css.ts";

type Fact = {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly words: ReactNode;
  /** Said on narrow windows too, in one line. */
  readonly isAlways?: boolean;
};

/** What an offer costs, for whom and when, and the way on: beside what is read, and on narrow windows at the window's foot. */
export function PriceCard({
  label,
  head,
  price,
  status,
  facts,
  missing,
  children,
}: {
  label: string;
  /** What is offered: hidden where there is no room for it. */
  head?: ReactNode;
  price: ReactNode;
  /** How far the choosing has come. */
  status: ReactNode;
  /** What the price is for, where there is room to say it. */
  facts: readonly Fact[];
  /** What keeps somebody from going on who has tried to; null where nothing does. */
  missing: ReactNode;
  /** The one next step. */
  children: ReactNode;
}) {
  return (
    <aside className={css.card} aria-label={label} data-at-foot="">
      {head}
      <div className={css.price}>
        {price}
        <span className={css.quiet} role="status">
          {status}
        </span>
      </div>
      <ul role="list" className={css.facts}>
        {facts.map(({ icon, isAlways, key, words }) => (
          <li key={key} data-always={isAlways}>
            <Icon of={icon} size={18} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
      {missing !== null && (
        <p className={css.missing} role="alert">
          {missing}
        </p>
      )}
      <div className={css.way}>{children}</div>
    </aside>
  );
}
