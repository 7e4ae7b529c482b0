import type { ReactNode } from "react";
import * as css from "./ways.css.ts";

/** Searches that lead on where one has found nothing, each a link of the list. */
export const Ways = ({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className={css.title}>
      {title}
    </h2>
    <ul className={css.ways} role="list">
      {children}
    </ul>
  </section>
);
