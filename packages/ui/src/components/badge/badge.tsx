import type { ReactNode } from "react";
import * as css from "./badge.css.ts";

export type Tone = keyof typeof css.tones;

export const Badge = ({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) => (
  <span className={css.tones[tone]}>{children}</span>
);

// Each tone has a silhouette of its own, so that a status is told without colour.
const shapes = {
  neutral: "M0 4.5h10v1H0z",
  brand: "M5 0a5 5 0 0 0 0 10zM5 0a5 5 0 0 1 0 10",
  success: "M0 5.4 3.6 9 10 2 8.7.8 3.6 6.4 1.3 4.1z",
  warning: "M5 .4 10 9.6H0z",
  danger: "M1.3 0 5 3.7 8.7 0 10 1.3 6.3 5 10 8.7 8.7 10 5 6.3 1.3 10 0 8.7 3.7 5 0 1.3z",
} as const satisfies Record<Tone, string>;

/** How something stands: a shape and a word, tinted. */
export const Status = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={css.tones[tone]}>
    <svg className={css.shape} viewBox="0 0 10 10" aria-hidden="true">
      <path d={shapes[tone]} />
    </svg>
    {children}
  </span>
);
