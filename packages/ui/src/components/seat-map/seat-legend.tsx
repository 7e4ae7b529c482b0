import * as css from "./seat-list.css.ts";
import { type SeatForm, type SeatLook, seatClass } from "./seat-row.tsx";

/** What the looks and forms of a map mean. */
export const SeatLegend = ({
  label,
  entries,
}: {
  label: string;
  entries: readonly { look: SeatLook; label: string; mark?: string | undefined; form?: SeatForm | undefined }[];
}) => (
  <ul className={css.legend} aria-label={label}>
    {entries.map(({ look, label, mark, form }) => (
      <li key={`${look}-${form}`} className={css.entry}>
        <span className={css.sample} aria-hidden="true">
          <span className={seatClass(look, form)} data-mark={mark} />
        </span>
        {label}
      </li>
    ))}
  </ul>
);
