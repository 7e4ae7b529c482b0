import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor.tsx";
import * as css from "./hour-rows.css.ts";

/** Something that begins soon. */
export type HourRow = {
  id: string;
  /** `18:30`, large, and the day under it. */
  hour: string;
  day: ReactNode;
  href: string;
  /** What its link says aloud. */
  label: string;
  name: string;
  /** Where and how. */
  note: ReactNode;
  price: ReactNode;
};

/** What begins next, by its hours. Each row is one link. */
export const HourRows = ({ of }: { of: readonly HourRow[] }) => (
  <ul className={css.rows} role="list">
    {of.map(({ day, hour, href, id, label, name, note, price }) => (
      <li key={id} className={css.row}>
        <span className={css.when}>
          <bdi dir="ltr" className={css.hour}>
            {hour}
          </bdi>
          <span className={css.quiet}>{day}</span>
        </span>
        <div className={css.words}>
          <Anchor href={href} className={css.link} aria-label={label}>
            <bdi>{name}</bdi>
          </Anchor>
          <span className={css.quiet}>{note}</span>
        </div>
        {price}
      </li>
    ))}
  </ul>
);
