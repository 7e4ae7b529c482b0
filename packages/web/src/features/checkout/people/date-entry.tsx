import { DateField } from "../../shell/date-field.tsx";
import type { FieldOf } from "./traveller-field.tsx";

type DateName = "birthDate" | "documentIssuedOn" | "documentExpiresOn";

/** A day of a traveller's details. */
export function DateEntry({
  field,
  name,
  value,
  label,
  autoComplete,
}: {
  field: FieldOf;
  name: DateName;
  value: string;
  label: string;
  autoComplete?: string | undefined;
}) {
  return (
    <DateField
      {...field.words(name)}
      label={label}
      value={value}
      isAhead={name === "documentExpiresOn"}
      onValue={(date) => field.change({ [name]: date })}
      onBlur={() => field.leave(name)}
      {...(autoComplete === undefined ? {} : { autoComplete })}
    />
  );
}
