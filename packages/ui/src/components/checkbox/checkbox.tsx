import { type ComponentProps, type ReactNode, useId } from "react";
import * as field from "../form-field/form-field.css.ts";
import * as css from "./checkbox.css.ts";

/** `label` may hold links; the whole line is the target. */
export function Checkbox({
  label,
  hint,
  error,
  id,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode; hint?: ReactNode; error?: string | undefined }) {
  const own = useId();
  const control = id ?? own;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(" ");
  return (
    <div className={field.field}>
      <label className={css.choice}>
        <input
          {...rest}
          id={control}
          type="checkbox"
          className={css.checkbox}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <div id={`${control}-hint`} className={field.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${control}-error`} className={field.error}>
          {error}
        </div>
      )}
    </div>
  );
}
