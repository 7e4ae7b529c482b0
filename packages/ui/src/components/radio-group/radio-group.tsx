import { type ReactNode, useId } from "react";
import * as mark from "../checkbox/checkbox.css.ts";
import * as field from "../form-field/form-field.css.ts";

export type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

/** One of a few, all in sight. Native radios: arrow keys and the reading direction come with them. */
export function RadioGroup({
  label,
  name,
  choices,
  value,
  defaultValue,
  onChange,
  error,
}: {
  label: string;
  name: string;
  choices: readonly Choice[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset className={field.field} aria-describedby={error && `${id}-error`}>
      <legend className={field.label}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={mark.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            disabled={choice.disabled}
            className={mark.radio}
            data-invalid={error ? true : undefined}
            onChange={() => onChange?.(choice.value)}
            {...(value === undefined
              ? { defaultChecked: choice.value === defaultValue }
              : { checked: choice.value === value })}
          />
          <span className={mark.words}>
            {choice.label}
            {choice.hint && <span className={field.hint}>{choice.hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <div id={`${id}-error`} className={field.error}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
