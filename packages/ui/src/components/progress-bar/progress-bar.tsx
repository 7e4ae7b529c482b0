import { useId } from "react";
import * as css from "./progress-bar.css.ts";

/** How far along; `text` says it in words, such as "Step 2 of 4". */
export function ProgressBar({
  label,
  text,
  value,
  max = 100,
}: {
  label: string;
  text: string;
  value: number;
  max?: number;
}) {
  const id = useId();
  return (
    <div>
      <div className={css.words}>
        <span id={id}>{label}</span>
        <span className={css.value}>{text}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
        className={css.track}
      >
        <div className={css.bar} style={{ inlineSize: `${(100 * Math.min(Math.max(value, 0), max)) / max}%` }} />
      </div>
    </div>
  );
}
