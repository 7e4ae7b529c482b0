import type { ReactNode } from "react";
import * as css from "./rail.css.ts";

/** Cards in three columns; on a phone, one row to be moved along, by keys too. */
export const Rail = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
  <div className={css.rail} role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
