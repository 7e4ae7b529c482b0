import { type ComponentProps, type InputEvent, useLayoutEffect, useRef } from "react";
import { TextField } from "../text-field/text-field.tsx";
import { arrange, caretIn } from "./mask.ts";

/** A text as such a field would show it. */
export { arrange };

type Own = {
  /** `#` a digit, `X` a letter or digit, `S` a letter, `A` a capital, `a` a small letter, `!` before a plain character. */
  mask: string;
  value: string;
  onValue: (value: string) => void;
  /** What to make of what was typed before the mask arranges it, such as a date in another notation. */
  read?: (typed: string) => string;
};

const asTyped = (typed: string): string => typed;

/** A text whose separators write themselves. It reads left to right in every language, and nothing typed is dropped. */
export function MaskedField({
  mask,
  value,
  onValue,
  read = asTyped,
  ...rest
}: Own & Omit<ComponentProps<typeof TextField>, "value" | "defaultValue" | "onInput" | "onChange" | "ref" | "dir">) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const take = ({ currentTarget }: InputEvent<HTMLInputElement>) => {
    const typed = currentTarget.value;
    const arranged = arrange(read(typed), mask);
    const at = currentTarget.selectionStart;
    // Only when the text changes under the caret does the browser lose its place.
    if (at !== null && arranged !== typed) caret.current = caretIn(arranged, typed, at, mask);
    onValue(arranged);
  };
  return <TextField {...rest} ref={input} dir="ltr" value={value} onInput={take} onChange={() => undefined} />;
}
