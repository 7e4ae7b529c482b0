import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { dayParts, type Range } from "@safar/engine";
import { Cost } from "./cost.tsx";
import * as css from "./day-part-choice.css.ts";
import type { FilterField } from "./filter-field.ts";
import { hoursOf } from "./hours.ts";

const partWords: readonly MessageDescriptor[] = [msg`Night`, msg`Morning`, msg`Afternoon`, msg`Evening`];

type TimesField = FilterField & { readonly kind: "times" };

/** One part of the day, or any. Radios underneath. */
export function DayPartChoice({ change, leg, name, parts, value }: TimesField) {
  const { t } = useLingui();
  const isOn = (range: Range | null) => range?.join() === value?.join();
  const choice = (range: Range | null) => ({
    type: "radio",
    name: `${name}-${leg}`,
    className: css.input,
    checked: isOn(range),
    onChange: () => change(range),
  });
  return (
    <div className={css.parts}>
      <label className={css.any}>
        <input {...choice(null)} />
        {t`Any time`}
      </label>
      {dayParts.map((part, place) => {
        const counted = parts.find(({ value: [from] }) => from === part[0]);
        const words = partWords[place];
        return (
          <label key={part[0]} className={css.part}>
            <input {...choice(part)} disabled={counted === undefined && !isOn(part)} />
            <span className={css.name}>{words && t(words)}</span>
            <span className={css.hours}>{hoursOf(part)}</span>
            <span className={css.fare}>
              {counted?.from ? (
                <>
                  <Cost of={counted.from} /> ({counted.count})
                </>
              ) : (
                "–"
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}
