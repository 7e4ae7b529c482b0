import { useLingui } from "@lingui/react/macro";
import type { CalendarDate, EditionCountry, Locale } from "@safar/engine";
import { TextField } from "@safar/ui/text-field";
import CalendarDays from "lucide-react/icons/calendar-days";
import { lazy, Suspense, useState } from "react";
import { formatShortDay } from "../../i18n/days.ts";
import { formatHijriDay } from "../../i18n/hijri.ts";
import type { DateQuestion } from "./date-sheet.tsx";
import { PickButton } from "./pick-button.tsx";

const loadSheet = () => import("./date-sheet.tsx");
const DateSheet = lazy(loadSheet);

/** A day of the trip: the browser's own date field until the page is alive, then a calendar with fares. */
export function DateField({
  id,
  name,
  label,
  value,
  min,
  max,
  locale,
  edition,
  isAlive,
  isWide,
  error,
  question,
  onChange,
}: {
  id: string;
  name: string;
  label: string;
  value: CalendarDate;
  min: CalendarDate;
  max: CalendarDate;
  locale: Locale;
  edition: EditionCountry;
  isAlive: boolean;
  isWide: boolean;
  error: string | undefined;
  question: () => DateQuestion;
  onChange: (day: CalendarDate) => void;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!isAlive) {
    return (
      <TextField
        {...{ id, name, label, min, max, error }}
        type="date"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  const anchor = `--${id}`;
  return (
    <>
      <PickButton
        {...{ id, name, label, value, error, anchor }}
        icon={CalendarDays}
        shown={value === "" ? "" : formatShortDay(value, locale)}
        {...(edition === "SA" && value !== "" && { second: formatHijriDay(value, locale) })}
        placeholder={t`Date`}
        onNear={loadSheet}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <DateSheet {...{ anchor, isWide, locale, edition }} question={question()} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
