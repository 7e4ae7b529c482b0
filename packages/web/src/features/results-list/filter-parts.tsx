import type { Facet } from "@safar/engine";
import { Checkbox } from "@safar/ui/checkbox";
import { type ReactNode, useId } from "react";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney } from "../../i18n/format.ts";
import * as css from "./filter-parts.css.ts";

/** The values with one of them put in or taken out. */
export const toggled = <Value,>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

export const FilterGroup = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend className={css.title}>{title}</legend>
    {children}
  </fieldset>
);

/** One value to filter by, with how many have it and from which price on. Without `onChange` it is part of a form that is sent. */
export function FacetChoice({
  name,
  value,
  label,
  facet,
  isOn,
  onChange,
}: {
  name: string;
  value: string;
  label: ReactNode;
  /** Null where it is not counted. */
  facet: Pick<Facet<unknown>, "count" | "from"> | null;
  isOn: boolean;
  onChange: (() => void) | undefined;
}) {
  const { locale } = useFacts();
  return (
    <div className={css.choice}>
      <Checkbox
        name={name}
        value={value}
        {...(onChange === undefined ? { defaultChecked: isOn } : { checked: isOn, onChange })}
        label={
          <span className={css.row}>
            <span>
              {label} {facet && <span className={css.count}>({facet.count})</span>}
            </span>
            {facet && <bdi className={css.from}>{formatMoney(facet.from, locale)}</bdi>}
          </span>
        }
      />
    </div>
  );
}

/** How much at most. Moved to its end it rules nothing out. */
export function MostSlider({
  title,
  min,
  max,
  step,
  value,
  said,
  children,
  onChange,
}: {
  title: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words, for whoever hears the slider. */
  said: string;
  /** The value in words, as it stands beside the title. */
  children: ReactNode;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={css.group}>
      <div className={css.row}>
        <label htmlFor={id} className={css.title}>
          {title}
        </label>
        <output htmlFor={id} className={css.most}>
          {children}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={css.slider}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={said}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  );
}
