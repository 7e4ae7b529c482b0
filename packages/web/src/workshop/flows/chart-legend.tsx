import * as css from "./flows.css.ts";
import type { Words } from "./words.ts";

const looks = [
  ["", "first", "●"],
  [css.active, "isHere", ""],
  [css.busy, "busy", ""],
  [css.money, "money", ""],
  [css.region, "region", "∥"],
  [css.final, "end", ""],
] as const;

/** What the looks of a state say. */
export function ChartLegend({ say }: { readonly say: Words }) {
  return (
    <ul className={css.legend} aria-label={say.legend}>
      {looks.map(([look, word, mark]) => (
        <li key={word} className={css.legendItem}>
          <svg width="26" height="16" aria-hidden="true">
            <rect
              className={[css.box, look].filter(Boolean).join(" ")}
              x="1.5"
              y="1.5"
              width="23"
              height="13"
              rx={word === "end" ? 6.5 : 4}
            />
            <text className={css.legendMark} x="13" y="12" textAnchor="middle">
              {mark}
            </text>
          </svg>
          {say[word]}
        </li>
      ))}
    </ul>
  );
}
