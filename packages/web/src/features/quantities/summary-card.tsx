import type { Names, PlaceTime } from "@safar/engine";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { DayAndClock } from "./day-and-clock.tsx";
import * as css from "./quantities.css.ts";

/** What is being booked, in short: its picture, its name, when, where, and how many of which. */
export function SummaryCard({
  label,
  picture,
  name,
  starts,
  where,
  lines,
  notes,
}: {
  readonly label: string;
  readonly picture: ReactNode;
  readonly name: Names;
  readonly starts: PlaceTime;
  /** From the wider to the narrower or the other way round, with a dot between. */
  readonly where: readonly [Names, Names];
  readonly lines: string;
  /** What else was chosen, a line each. */
  readonly notes?: readonly string[];
}) {
  const { locale } = useFacts();
  const [one, other] = where;
  return (
    <section className={css.summary} aria-label={label}>
      {picture}
      <div className={css.words}>
        <strong>
          <bdi>{name[locale]}</bdi>
        </strong>
        <span>
          <DayAndClock at={starts} />
        </span>
        <span className={css.quiet}>
          <bdi>{one[locale]}</bdi> · <bdi>{other[locale]}</bdi>
        </span>
        <span>{lines}</span>
        {notes?.map((note) => (
          <span key={note} className={css.quiet}>
            {note}
          </span>
        ))}
      </div>
    </section>
  );
}
