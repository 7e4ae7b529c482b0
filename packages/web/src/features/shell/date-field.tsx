import { Trans, useLingui } from "@lingui/react/macro";
import { checkDay } from "@safar/engine";
import { MaskedField } from "@safar/ui/masked-field";
import { type ComponentProps, useEffect, useState } from "react";
import { afterPress } from "../../app/hooks/after-press.ts";
import { isolated } from "../../i18n/isolated.ts";
import { dateMask, dateOfText, readDate, textOfDate } from "./date-text.ts";
import { type DateProblem, dateWords } from "./date-words.ts";

type Words = Omit<ComponentProps<typeof MaskedField>, "mask" | "read" | "value" | "onValue" | "placeholder">;

/**
 * A day typed as day, month and year: of a day that everybody knows by heart, typing is faster than a calendar, and on a phone it
 * is the number pad. What is typed in halves is kept as it is.
 */
export function DateField({
  value,
  onValue,
  isAhead = false,
  ...rest
}: Words & {
  /** Of a day to come: an example of a birthday would mislead. */
  readonly isAhead?: boolean;
  readonly value: string;
  readonly onValue: (value: string) => void;
}) {
  const { t } = useLingui();
  return (
    <MaskedField
      autoComplete="off"
      {...rest}
      mask={dateMask}
      read={readDate}
      value={textOfDate(value)}
      onValue={(shown) => onValue(dateOfText(shown))}
      // Each word by itself, so that they stand in the order of the digits in every script.
      placeholder={(isAhead
        ? t({ message: "DD/MM/YYYY", context: "coming", comment: "The same as of a birthday, of a day to come" })
        : t({
            message: "DD/MM/YYYY",
            comment:
              "How a date is typed: day, month, year, with a slash between. Each word stands where its digits do",
          })
      )
        .split("/")
        .map(isolated)
        .join("/")}
      inputMode="numeric"
    />
  );
}

/** What is wrong with a day as soon as it is left; nothing with one that was not entered. */
const problemOfLeft = (left: string): DateProblem | null => {
  const day = checkDay(left);
  const code = day.ok ? null : day.error.code;
  return code === "no_such_day" || code === "invalid_date" ? code : null;
};

/**
 * The day that somebody was born on, for a form that is read as it is sent. What was typed, or filled in, before the page was alive stays.
 * Of a day that there is not it says so as soon as it is left.
 */
export function BirthDateField({
  id,
  value,
  error,
  hint,
  ...rest
}: Words & { readonly id: string; readonly value: string }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [left, setLeft] = useState("");
  // What this tab has kept comes once the page is alive.
  if (value !== known) {
    setKnown(value);
    if (typed === known) setTyped(value);
  }
  const problem = left === typed ? problemOfLeft(left) : null;
  useEffect(() => {
    const field = document.getElementById(id);
    // What stood there before the page was alive is known to the document alone.
    // oxlint-disable-next-line react/set-state-in-effect
    if (field instanceof HTMLInputElement) setTyped((known) => (field.value === "" ? known : dateOfText(field.value)));
  }, [id]);
  return (
    <DateField
      {...rest}
      id={id}
      value={typed}
      onValue={setTyped}
      onBlur={() => afterPress(() => setLeft(typed))}
      error={error ?? (problem === null ? undefined : t(dateWords(problem, true)))}
      hint={
        <>
          <Trans>
            Day, month and year, such as <bdi dir="ltr">25/12/1990</bdi>.
          </Trans>{" "}
          {hint}
        </>
      }
    />
  );
}
