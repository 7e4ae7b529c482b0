import { Emblem } from "@safar/ui/emblem";
import type { ReactNode } from "react";
import * as css from "./airline-mark.css.ts";

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
