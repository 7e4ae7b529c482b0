import * as css from "./seat-list.css.ts";
import { type SeatForm, type SeatLook, seatClass } from "./seat-row.tsx";

/** What the looks and forms of a map mean. */
export const SeatLegend = ({
  label,
  entries,
}: {
  label: string;
  entries: readonly {
    look: SeatLook;
    label: string;
    /** What a place with it costs, where that is what is explained. */
    price?: string | undefined;
    mark?: string | undefined;
    form?: SeatForm | undefined;
    /** Which of the prices it has, the cheapest 0. */
    tier?: number | undefined;
  }[];
}) => (
  <ul className={entries[0]?.price === undefined ? css.legend : css.pricedLegend} aria-label={label}>
    {entries.map(({ look, label, mark, form, price, tier }) => (
      <li key={`${look}-${form}-${tier}`} className={css.entry}>
        <span className={css.sample} aria-hidden="true">
          <span className={seatClass(look, form)} data-mark={mark} data-tier={tier} />
        </span>
        {price === undefined ? (
          label
        ) : (
          <span className={css.priced}>
            <bdi>{label}</bdi> <bdi className={css.pricedAt}>{price}</bdi>
          </span>
        )}
      </li>
    ))}
  </ul>
);
