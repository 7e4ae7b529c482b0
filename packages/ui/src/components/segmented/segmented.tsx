import { cx } from "../../support/cx.ts";
import { hidden } from "../../support/hidden.css.ts";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import * as css from "./segmented.css.ts";

export type Segment = { value: string; label: string; icon?: LucideIcon; disabled?: boolean };

/** One of two to five, in a row. Radios underneath, so that it is sent with its form and works without script. */
export function Segmented({
  label,
  name,
  segments,
  value,
  defaultValue,
  onChange,
  iconsOnly = false,
}: {
  label: string;
  name: string;
  segments: readonly Segment[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Labels are only heard; every segment then needs an icon. */
  iconsOnly?: boolean;
}) {
  return (
    <div role="radiogroup" aria-label={label} className={css.group}>
      {segments.map((segment) => (
        <label key={segment.value} className={css.option} title={iconsOnly ? segment.label : undefined}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            disabled={segment.disabled}
            className={css.input}
            onChange={() => onChange?.(segment.value)}
            {...(value === undefined
              ? { defaultChecked: segment.value === defaultValue }
              : { checked: segment.value === value })}
          />
          {segment.icon && <Icon of={segment.icon} size={18} />}
          <span className={cx(iconsOnly && hidden)}>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
