import { useLingui } from "@lingui/react/macro";
import { MaskedField } from "@safar/ui/masked-field";
import { dateMask, dateOfText, readDate, textOfDate } from "./date-text.ts";
import type { FieldOf } from "./traveller-field.tsx";

type DateName = "birthDate" | "documentIssuedOn" | "documentExpiresOn";

/**
 * A day typed as day, month and year: of a day that everybody knows by heart, typing is faster than a calendar, and on a phone it
 * is the number pad. What is typed in halves is kept as it is.
 */
export function DateEntry({
  field,
  name,
  value,
  label,
  autoComplete = "off",
}: {
  field: FieldOf;
  name: DateName;
  value: string;
  label: string;
  autoComplete?: string;
}) {
  const { t } = useLingui();
  return (
    <MaskedField
      {...field.words(name)}
      label={label}
      mask={dateMask}
      read={readDate}
      value={textOfDate(value)}
      onValue={(shown) => field.change({ [name]: dateOfText(shown) })}
      onBlur={() => value !== "" && field.check(name)}
      placeholder={t({ message: "DD/MM/YYYY", comment: "How a date is typed: day, month, year" })}
      inputMode="numeric"
      autoComplete={autoComplete}
    />
  );
}
