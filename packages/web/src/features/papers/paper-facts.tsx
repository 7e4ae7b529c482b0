import type { ReactNode } from "react";
import * as css from "./paper.css.ts";

/** A word above what it stands for, some beside each other. */
export const PaperFacts = ({ of }: { of: readonly { readonly name: string; readonly value: ReactNode }[] }) => (
  <dl className={css.facts}>
    {of.map(({ name, value }) => (
      <div key={name}>
        <dt className={css.quiet}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A part of a paper under its heading. `id` is the heading's own on the page. */
export const PaperSection = ({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) => (
  <section className={css.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** Rows under the names of their columns. */
export const PaperTable = ({ columns, children }: { columns: readonly string[]; children: ReactNode }) => (
  <div className={css.tableRoom}>
    <table className={css.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
