import type { ReactNode } from "react";
import * as css from "./seat-list.css.ts";

export type SeatChoiceGroup = {
  id: string;
  title: ReactNode;
  /** Above the first of several that have something in common, their price. */
  part?: ReactNode;
  choices: readonly {
    id: string;
    name: ReactNode;
    /** What it is, and why it cannot be had where it cannot. */
    detail: ReactNode;
    price: ReactNode;
    /** What can be done with it; nothing where it cannot be had. */
    action: ReactNode;
    /** The list opens here. */
    isFirst?: boolean;
  }[];
};

/** The places of a map as a list, for whoever would rather read than look: all that the map can do is done here too. */
export const SeatChoices = ({ label, groups }: { label: string; groups: readonly SeatChoiceGroup[] }) => (
  <ul className={css.choices} aria-label={label}>
    {groups.map(({ id, part, title, choices }) => (
      <li key={id}>
        {part && <h2 className={css.choicePart}>{part}</h2>}
        <span className={css.choiceGroup}>{title}</span>
        <ul className={css.group}>
          {choices.map((choice) => (
            <li key={choice.id} className={css.choice} data-first={choice.isFirst || undefined}>
              <span className={css.choiceWords}>
                <span className={css.choiceName}>{choice.name}</span>
                <span className={css.pickDetail}>{choice.detail}</span>
              </span>
              <span className={css.price}>{choice.price}</span>
              {choice.action}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
