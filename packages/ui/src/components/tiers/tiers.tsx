import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import * as css from "./tiers.css.ts";

export type Tier = {
  id: string;
  name: ReactNode;
  price: ReactNode;
  /** What one gets, each by a key of its own. */
  facts: readonly (readonly [key: string, words: ReactNode])[];
  /** How many there still are. */
  note: ReactNode;
  /** Whether none can be had. */
  isGone?: boolean;
};

/** Ways to buy the same, beside each other: what each is called, costs and gives. */
export const Tiers = ({ of }: { of: readonly Tier[] }) => (
  <ul role="list" className={css.tiers}>
    {of.map(({ facts, id, isGone, name, note, price }) => (
      <li key={id} className={css.tier}>
        <span className={css.name}>{name}</span>
        <span className={css.price} data-gone={isGone || undefined}>
          {price}
        </span>
        {facts.map(([key, words]) => (
          <p key={key} className={css.fact}>
            <Icon of={Check} size={16} />
            <span>{words}</span>
          </p>
        ))}
        {note}
      </li>
    ))}
  </ul>
);
