import type { ReactNode } from "react";
import * as css from "./seat-list.css.ts";

/** The seat under the pointer or the focus, for those who look; whoever listens hears the same from the seat itself. */
export const SeatFacts = ({
  name,
  state,
  price,
  more,
  isShort = false,
  isLong = false,
}: {
  name?: ReactNode;
  state: ReactNode;
  price?: ReactNode;
  more?: ReactNode;
  /** In two short lines, such as beside what brings a map nearer. */
  isShort?: boolean;
  /** How it stands is a sentence: on phones it has a line of its own, and what more there is waits. */
  isLong?: boolean;
}) => (
  <div
    className={isShort ? css.shortFacts : name === undefined ? css.facts : css.seatFacts}
    data-long={isLong || undefined}
    aria-hidden="true"
  >
    <span className={css.name}>{name}</span>
    <span className={css.state}>{state}</span>
    <span className={css.price}>{price}</span>
    {/* Its line is kept for the next seat; without a seat what is said may need two. */}
    {name !== undefined && !isShort && <span className={css.more}>{more ?? "\u00a0"}</span>}
  </div>
);
