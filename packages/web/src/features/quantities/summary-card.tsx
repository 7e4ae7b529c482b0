import type { ReactNode } from "react";
import * as css from "./quantities.css.ts";

/** What is being booked, in short: its picture, its name, when, where, and how many of which. */
export const SummaryCard = ({
  label,
  picture,
  name,
  when,
  where,
  lines,
}: {
  readonly label: string;
  readonly picture: ReactNode;
  readonly name: string;
  readonly when: ReactNode;
  readonly where: ReactNode;
  readonly lines: string;
}) => (
  <section className={css.summary} aria-label={label}>
    {picture}
    <div className={css.words}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span>{when}</span>
      <span className={css.quiet}>{where}</span>
      <span>{lines}</span>
    </div>
  </section>
);
