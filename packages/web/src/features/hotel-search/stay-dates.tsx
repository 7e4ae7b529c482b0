import { useLingui } from "@lingui/react/macro";
import { TextField } from "@safar/ui/text-field";
import CalendarDays from "lucide-react/icons/calendar-days";
import { lazy, Suspense, useState } from "react";
import { formatShortDay } from "../../i18n/days.ts";
import { formatHijriDay } from "../../i18n/hijri.ts";
import { PickButton } from "../flight-search/pick-button.tsx";
import * as css from "./stay-form.css.ts";
import type { StayFormState } from "./use-stay-form.ts";

const loadSheet = () => import("./stay-dates-sheet.tsx");
const StayDatesSheet = lazy(loadSheet);

/** From when to when: the browser's own date fields until the page is alive, then one calendar for both. */
export function StayDates({ form }: { form: StayFormState }) {
  const { t } = useLingui();
  const { stay, errorOf, idOf, isAlive, locale, edition, today, lastDay, setDays } = form;
  const [isOpen, setOpen] = useState(false);
  const fields = [
    { id: idOf("in"), name: "in", label: t`Check-in`, value: stay.checkIn, error: errorOf("in") },
    { id: idOf("out"), name: "out", label: t`Check-out`, value: stay.checkOut, error: errorOf("out") },
  ];
  const anchor = `--${idOf("in")}`;
  return (
    <div className={css.dates}>
      {fields.map((field, index) =>
        isAlive ? (
          <PickButton
            key={field.name}
            {...field}
            {...(index === 0 ? { anchor } : {})}
            icon={CalendarDays}
            shown={field.value === "" ? "" : formatShortDay(field.value, locale)}
            {...(edition === "SA" && field.value !== "" && { second: formatHijriDay(field.value, locale) })}
            placeholder={t`Date`}
            onNear={loadSheet}
            onPress={() => setOpen(true)}
          />
        ) : (
          <TextField
            key={field.name}
            {...field}
            type="date"
            min={today}
            max={lastDay}
            onChange={({ currentTarget }) =>
              setDays(index === 0 ? { checkIn: currentTarget.value } : { checkOut: currentTarget.value })
            }
          />
        ),
      )}
      {isOpen && (
        <Suspense>
          <StayDatesSheet form={form} anchor={anchor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
