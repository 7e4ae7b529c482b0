import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Facet, Range } from "@safar/engine";
import { formatMoney } from "../../i18n/format.ts";
import * as css from "./day-part-choice.css.ts";
import { clockAt, useFlightWords } from "./flight-words.ts";

const partWords: readonly MessageDescriptor[] = [msg`Night`, msg`Morning`, msg`Afternoon`, msg`Evening`];

/** One part of the day, or any. Radios underneath, sent as a range of minutes. */
export function DayPartChoice({
  name,
  leg,
  parts,
  facets,
  chosen,
  onChoose,
}: {
  name: "departs" | "arrives";
  leg: number;
  parts: readonly Range[];
  facets: readonly Facet<Range>[];
  chosen: Range | null;
  onChoose?: ((range: Range | null) => void) | undefined;
}) {
  const { t, i18n } = useLingui();
  const { locale } = useFlightWords();
  // A form that is sent says each leg's choice under one name, the first leg first; a live one only needs its own group.
  const group = onChoose === undefined ? name : `${name}-${leg}`;
  const isOn = (range: Range | null) => range?.join() === chosen?.join();
  if (onChoose === undefined) {
    return (
      <select name={name} className={css.select} defaultValue={chosen?.join("-") ?? ""} aria-label={t`Time of day`}>
        <option value="">{t`Any time`}</option>
        {facets.map(({ count, value }) => (
          <option key={value[0]} value={value.join("-")}>
            {`${clockAt(value[0])} – ${clockAt(value[1] + 1)} (${count})`}
          </option>
        ))}
      </select>
    );
  }
  const choice = (range: Range | null) => ({
    type: "radio",
    name: group,
    className: css.input,
    checked: isOn(range),
    onChange: () => onChoose(range),
  });
  return (
    <div className={css.parts}>
      <label className={css.any}>
        <input {...choice(null)} />
        {t`Any time`}
      </label>
      {parts.map((part, place) => {
        const facet = facets.find(({ value }) => value[0] === part[0]);
        const words = partWords[place];
        return (
          <label key={part[0]} className={css.part}>
            <input {...choice(part)} disabled={facet === undefined && !isOn(part)} />
            <span className={css.name}>{words === undefined ? null : i18n._(words)}</span>
            <span className={css.hours}>
              {clockAt(part[0])} – {clockAt(part[1] + 1)}
            </span>
            <bdi className={css.fare}>
              {facet === undefined ? "–" : `${formatMoney(facet.from, locale)} (${facet.count})`}
            </bdi>
          </label>
        );
      })}
    </div>
  );
}
