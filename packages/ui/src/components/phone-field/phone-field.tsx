import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentProps, type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "../../support/cx.ts";
import * as field from "../form-field/form-field.css.ts";
import { type FieldWords, FormField } from "../form-field/form-field.tsx";
import { Icon } from "../icon/icon.tsx";
import * as css from "./phone-field.css.ts";

export type DialCode = {
  /** What the form sends, such as `SA`. */
  value: string;
  /** Such as `+966`. */
  code: string;
  /** The country, in the page's language. */
  name: string;
};

/** Dial code and national number. Both read left to right in every language, as numbers do. */
export function PhoneField({
  label,
  hint,
  error,
  optional,
  id,
  codes,
  codeLabel,
  codeName,
  defaultCode,
  onCodeChange,
  dialledIn,
  renderOffer,
  onBlur,
  onInput,
  ...rest
}: FieldWords & {
  codes: readonly DialCode[];
  codeLabel: string;
  /** Form name of the dial code's list. */
  codeName: string;
  defaultCode: string;
  onCodeChange?: (value: string) => void;
  /** What a number has of its country itself, asked as it is left: such a country is then chosen, and the rest stays. */
  dialledIn?: (typed: string, chosen: string) => { readonly country: string; readonly number: string } | null;
  /** What stands below the field for what is typed: a country that it may be of, and `choose` for it. */
  renderOffer?: (typed: string, chosen: string, choose: (value: string) => void) => ReactNode;
} & Omit<ComponentProps<"input">, "type" | "dir" | "ref">) {
  const [chosen, setChosen] = useState(defaultCode);
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? ""));
  const number = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const latest = useRef(onCodeChange);
  // A choice made before the page came alive is kept.
  useEffect(() => {
    if (!list.current || list.current.value === defaultCode) return;
    setChosen(list.current.value);
    latest.current?.(list.current.value);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const choose = (value: string) => {
    setChosen(value);
    onCodeChange?.(value);
  };
  const take = (value: string) => {
    if (!list.current) return;
    list.current.value = value;
    choose(value);
    // Its form hears of it as of a choice by hand.
    list.current.dispatchEvent(new Event("input", { bubbles: true }));
    number.current?.focus();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    const dialled = dialledIn?.(event.currentTarget.value, chosen);
    if (!dialled || !list.current) return;
    event.currentTarget.value = dialled.number;
    setTyped(dialled.number);
    list.current.value = dialled.country;
    choose(dialled.country);
  };
  return (
    <div className={field.field}>
      <FormField {...{ label, hint, error, optional, id }}>
        {(control) => (
          <div className={field.frame} dir="ltr">
            <span className={cx(css.code, css.seen)}>
              <span aria-hidden="true">{codes.find(({ value }) => value === chosen)?.code}</span>
              <Icon of={ChevronDown} size={16} />
              <select
                ref={list}
                className={css.list}
                name={codeName}
                aria-label={codeLabel}
                autoComplete="tel-country-code"
                defaultValue={defaultCode}
                disabled={rest.disabled}
                onChange={({ target }) => choose(target.value)}
              >
                {codes.map(({ value, code, name }) => (
                  <option key={value} value={value}>
                    {`${name} \u2066${code}\u2069`}
                  </option>
                ))}
              </select>
            </span>
            <input
              ref={number}
              inputMode="tel"
              autoComplete="tel-national"
              {...rest}
              {...control}
              onBlur={leave}
              onInput={(event) => {
                onInput?.(event);
                setTyped(event.currentTarget.value);
              }}
              // A number without its country is no whole one, which is all that a control of type "tel" may be filled with.
              type="text"
              className={field.control}
            />
          </div>
        )}
      </FormField>
      {renderOffer?.(typed, chosen, take)}
    </div>
  );
}
