import { encode } from "uqr";
import * as css from "./booking.css.ts";

/** Modules beside each other become one stroke, which keeps the picture small. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => {
      const strokes: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (row[x] !== true) continue;
        const start = x;
        while (row[x + 1] === true) x += 1;
        strokes.push(`M${start} ${y}h${x + 1 - start}v1H${start}z`);
      }
      return strokes;
    })
    .join("");

/** A code that opens an address or a door, drawn here and now: dark on light in either mode, so that every reader takes it. */
export function TicketCode({ says, label }: { says: string; label: string }) {
  // Any of the eight masks can be read. Finding out which one looks most even took longer than the rest of its ticket.
  const { data, size } = encode(says, { ecc: "M", border: 2, maskPattern: 0 });
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#10233f" />
    </svg>
  );
}
