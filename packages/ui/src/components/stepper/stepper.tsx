import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useId } from "react";
import { hidden } from "../../support/hidden.css.ts";
import { Icon } from "../icon/icon.tsx";
import { iconButton } from "../icon-button/icon-button.css.ts";
import * as css from "./stepper.css.ts";

/**
 * How many, between a least and a most. A number field underneath, so that it is sent with its form and works without
 * script; the buttons are for fingers.
 */
export function Stepper({
  label,
  hint,
  error,
  id,
  name,
  value,
  min,
  max,
  onChange,
  less,
  more,
}: {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  id?: string | undefined;
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The buttons' words, only heard: "One adult fewer", "One adult more". */
  less: string;
  more: string;
}) {
  const own = useId();
  const field = id ?? own;
  const told = [hint ? `${field}-hint` : "", error ? `${field}-error` : ""].filter(Boolean).join(" ");
  const button = (step: 1 | -1, words: string, icon: typeof Plus) => {
    const isAtEnd = step < 0 ? value <= min : value >= max;
    return (
      <button
        type="button"
        className={`${iconButton} ${css.button}`}
        aria-label={words}
        // Keeps the focus at its end: a button that vanishes under a finger loses it. Whoever goes by keys goes past it there.
        aria-disabled={isAtEnd}
        tabIndex={isAtEnd ? -1 : 0}
        onClick={() => {
          const next = value + step;
          if (next >= min && next <= max) onChange(next);
        }}
      >
        <Icon of={icon} size={18} />
      </button>
    );
  };
  return (
    <div className={css.row}>
      <div className={css.words}>
        <label htmlFor={field} className={css.label}>
          {label}
        </label>
        {hint && (
          <span id={`${field}-hint`} className={css.hint}>
            {hint}
          </span>
        )}
      </div>
      <div className={css.control}>
        {button(-1, less, Minus)}
        <input
          id={field}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          value={value}
          className={css.number}
          aria-describedby={told || undefined}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.valueAsNumber;
            if (Number.isInteger(typed) && typed >= 0 && typed < 100) onChange(typed);
          }}
        />
        {button(1, more, Plus)}
        <span className={hidden} role="status">
          {value}
        </span>
      </div>
      {error && (
        <p id={`${field}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
