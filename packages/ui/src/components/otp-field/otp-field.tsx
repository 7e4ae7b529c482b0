import { type ComponentProps, type CSSProperties, useState } from "react";
import { type FieldWords, FormField } from "../form-field/form-field.tsx";
import * as css from "./otp-field.css.ts";

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
const digitsOf = (text: string): string =>
  text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, "");

/**
 * A code sent to the person, in one field: it fills itself from the message, takes a paste whole, and reads left to right.
 * Arabic-Indic digits become Latin ones; anything else is dropped. `onComplete` fires once all digits are there.
 */
export function OtpField({
  label,
  hint,
  error,
  optional,
  id,
  length = 6,
  onComplete,
  onInput,
  ...rest
}: FieldWords & { length?: number; onComplete?: (code: string) => void } & Omit<
    ComponentProps<"input">,
    "type" | "maxLength"
  >) {
  const [next, setNext] = useState(0);
  const clean: NonNullable<typeof onInput> = (event) => {
    const input = event.currentTarget;
    const code = digitsOf(input.value).slice(0, length);
    if (code !== input.value) input.value = code;
    setNext(Math.min(code.length, length - 1));
    onInput?.(event);
    if (code.length === length) onComplete?.(code);
  };
  const style: CSSProperties & { "--length": number } = { "--length": length };
  return (
    <FormField {...{ label, hint, error, optional, id }}>
      {(control) => (
        <div className={css.row} dir="ltr" style={style}>
          {Array.from({ length }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- boxes have no other identity
            <span key={index} className={css.box} data-next={index === next || undefined} aria-hidden="true" />
          ))}
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`[0-9]{${length}}`}
            // Tells the boxes that there is nothing in it, whoever has emptied it.
            placeholder=" "
            {...rest}
            {...control}
            type="text"
            className={css.input}
            onInput={clean}
          />
        </div>
      )}
    </FormField>
  );
}
