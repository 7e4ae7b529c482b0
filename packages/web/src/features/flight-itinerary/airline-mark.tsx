import type { FlightLeg } from "@safar/engine";
import { Emblem } from "@safar/ui/emblem";
import type { ReactNode } from "react";
import * as css from "./airline-mark.css.ts";

/** Who flies a leg, each once. */
export const airlinesOf = ({ segments }: FlightLeg) => [...new Set(segments.map(({ airline }) => airline))];

type Marks = { of: readonly string[]; className?: string; children?: ReactNode };

/** Airlines' marks as on their tails. Their names stand beside them, so they are silent. */
export const AirlineMarks = ({ of, className = "", children }: Marks) => (
  <span className={`${css.marks} ${className}`}>
    {of.map((code) => (
      <Emblem key={code} of={code} />
    ))}
    {children}
  </span>
);
