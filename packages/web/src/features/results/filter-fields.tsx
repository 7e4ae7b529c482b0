import { Trans, useLingui } from "@lingui/react/macro";
import { Checkbox } from "@safar/ui/checkbox";
import { Icon } from "@safar/ui/icon";
import ChevronDown from "lucide-react/icons/chevron-down";
import { memo, type ReactNode, useDeferredValue, useId, useState } from "react";
import { Cost } from "./cost.tsx";
import { DayPartChoice } from "./day-part-choice.tsx";
import type { FilterField, FilterOption } from "./filter-field.ts";
import * as css from "./filter-fields.css.ts";
import * as panel from "./filter-panel.css.ts";

const Group = ({ title, note, children }: { title: string; note?: string | null; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend className={css.title}>
      {title}
      {note && <span className={css.count}> · {note}</span>}
    </legend>
    {children}
  </fieldset>
);

/** One value to filter by, with how many have it and from which price on. */
const Choice = ({ counted, isOn, label, name, toggle, value }: FilterOption) => (
  <div className={panel.choice}>
    <Checkbox
      name={name}
      value={value}
      checked={isOn}
      onChange={toggle}
      label={
        <span className={css.row}>
          <span>
            <bdi>{label}</bdi> {counted && <span className={css.count}>({counted.count})</span>}
          </span>
          {counted?.from && <Cost of={counted.from} className={css.from} />}
        </span>
      }
    />
  </div>
);

/** So many values stand in sight; of more, the rest comes with a press. */
const mostShown = 6;

/** Values to choose from. Those that are wanted stay in sight. */
function Choices({ title, options }: FilterField & { kind: "choices" }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const isLong = options.length > mostShown + 1;
  const shown = isLong && !isWhole ? options.filter(({ isOn }, place) => isOn || place < mostShown) : options;
  const all = options.length;
  if (all === 0) return null;
  return (
    <Group title={title}>
      {shown.map((option) => (
        <Choice key={`${option.name} ${option.value}`} {...option} />
      ))}
      {isLong && (
        <button
          type="button"
          className={panel.more}
          aria-expanded={isWhole}
          aria-label={isWhole ? t`Show fewer: ${title}` : t`Show all ${all}: ${title}`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? <Trans>Show fewer</Trans> : <Trans>Show all {all}</Trans>}
          <Icon of={ChevronDown} size={16} />
        </button>
      )}
    </Group>
  );
}

/** How much at most. Moved to its end it rules nothing out. */
function Most({ title, range, step, value, write, change }: FilterField & { kind: "most" }) {
  const id = useId();
  if (range === null || range[0] === range[1]) return null;
  const [least, most] = range;
  const by = step(range);
  const end = Math.ceil(most / by) * by;
  const said = write(Math.min(value ?? most, most));
  return (
    <div className={css.group}>
      <div className={css.row}>
        <label htmlFor={id} className={css.title}>
          {title}
        </label>
        <output htmlFor={id} className={panel.most}>
          {value === 0 ? (
            said
          ) : (
            <Trans>
              up to <bdi>{said}</bdi>
            </Trans>
          )}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={panel.slider}
        min={Math.floor(least / by) * by}
        max={end}
        step={by}
        value={Math.min(value ?? end, end)}
        aria-valuetext={said}
        onChange={({ currentTarget }) =>
          change(Number(currentTarget.value) >= most ? null : Number(currentTarget.value))
        }
      />
      <div className={panel.ends} aria-hidden="true">
        <bdi>{write(least)}</bdi>
        <bdi>{write(most)}</bdi>
      </div>
    </div>
  );
}

const Field = ({ field }: { field: FilterField }) => {
  switch (field.kind) {
    case "most":
      return <Most {...field} />;
    case "times":
      return (
        <Group title={field.title} note={field.note}>
          <DayPartChoice {...field} />
        </Group>
      );
    default:
      return <Choices {...field} />;
  }
};

/** So many fields nearly fill a screen. They are there at once; those below come when they have been painted. */
const firstFields = 3;

/** Everything to filter by. */
export const FilterFields = memo(function FilterFields({ fields }: { fields: readonly FilterField[] }) {
  const drawn = useDeferredValue(fields.length, firstFields);
  return (
    <div className={css.fields}>
      {fields.slice(0, drawn).map((field, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- fields keep their places
        <Field key={place} field={field} />
      ))}
    </div>
  );
});
