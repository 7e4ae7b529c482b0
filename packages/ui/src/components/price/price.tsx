import type { ReactNode } from "react";
import { hidden } from "../../support/hidden.css.ts";
import * as css from "./price.css.ts";

/** An amount, already written for its language and currency, kept whole and isolated from the text around it. */
export const Price = ({
  amount,
  size = "small",
  was,
  note,
}: {
  amount: string;
  size?: keyof typeof css.amounts;
  /** The former amount, and the words that say so to people who do not see the stroke. */
  was?: { amount: string; label: string };
  /** Such as "per night, taxes included". */
  note?: ReactNode;
}) => (
  <span className={css.price}>
    {was && (
      <s className={css.was}>
        <span className={hidden}>{was.label} </span>
        <bdi>{was.amount}</bdi>
      </s>
    )}
    <bdi className={css.amounts[size]}>{amount}</bdi>
    {note && <span className={css.note}>{note}</span>}
  </span>
);
