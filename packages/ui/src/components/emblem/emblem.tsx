import type { CSSProperties } from "react";
import * as css from "./emblem.css.ts";

/** Drawn on 24 by 24 units: a star, wings, a crescent, waves, chevrons, petals, a rising sun, a falcon, lozenges, a leaf. */
const figures = [
  "M12 1l2.5 5 5.3-1.800L18 9.500l5 2.5-5 2.5 1.8 5.3-5.3-1.8-2.5 5-2.5-5-5.3 1.800L6 14.5 1 12l5-2.500L4.2 4.2 9.5 6z",
  "M2 20Q14 20 22 6q-2 15-20 14zM2 15Q11 15 18 3q-2 12-16 12zM2 10Q8 10 13 1q-1 10-11 9z",
  "M14 2a10 10 0 1 0 8 13A8 8 0 0 1 14 2zM19 3l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z",
  "M1 8q5.5-6 11 0t11 0v4q-5.5 6-11 0T1 12zM1 17q5.5-5 11 0t11 0v2.500q-5.5 5-11 0t-11 0z",
  "M2 12L12 2l10 10h-6l-4-4-4 4zM2 21l10-10 10 10h-6l-4-4-4 4z",
  "M12 12Q3 9 4 2q8 1 8 10zM12 12q9 3 8 10-8-1-8-10zM12 12Q15 3 22 4q-1 8-10 8zM12 12q-3 9-10 8 1-8 10-8z",
  "M3 17a9 9 0 0 1 18 0zM1 19h22v3H1zM11 1h2v5h-2zM3 5l1.5-1.500L8 7 6.5 8.500zM21 5l-1.5-1.500L16 7l1.5 1.500z",
  "M1 4q8 0 11 6 3-6 11-6-2 10-8.5 10.500L12 22l-2.5-7.500Q3 14 1 4z",
  "M12 0l6 6-6 6-6-6zM12 12l6 6-6 6-6-6zM5 7l5 5-5 5-5-5zM19 7l5 5-5 5-5-5z",
  "M3 21Q1 5 21 3q2 18-14 17L17 9 5 21.500z",
] as const;

/** A number that is always the same for the same name (FNV-1a). */
const numberOf = (name: string): number => {
  let sum = 2166136261;
  for (let index = 0; index < name.length; index++) sum = Math.imul(sum ^ name.charCodeAt(index), 16777619);
  return (sum ^ (sum >>> 13)) >>> 0;
};

/**
 * The mark of a firm that has none of its own here: drawn from its code or name, the same everywhere. The firm's name stands beside
 * it, so it is silent. `--mark` is its side.
 */
export function Emblem({ of }: { of: string }) {
  const number = numberOf(of);
  const style: CSSProperties & { "--hue": number } = { "--hue": number % 360 };
  const isLight = (number >>> 9) % 3 === 0;
  return (
    <svg viewBox="0 0 24 24" className={css.emblem} style={style} aria-hidden="true" data-light={isLight || undefined}>
      <path fill="currentColor" d={figures[(number >>> 5) % figures.length]} />
    </svg>
  );
}
