import { cx } from "../../support/cx.ts";
import { hidden } from "../../support/hidden.css.ts";
import * as css from "./availability.css.ts";

/** A day, or a start, that can be chosen or could once. */
export type AvailableOption = {
  /** What is told when it is chosen, and sent with its form. */
  value: string;
  /** The first line: a day, an hour. */
  text: string;
  /** More of it: its hour, what it costs. `spoken` is what is heard in its place. */
  note?: string | { text: string; spoken: string } | undefined;
  /** What is left where that is little, or why it is not to be had. */
  state?: string | undefined;
  isFew?: boolean;
  isOff?: boolean;
  /** Where it is shown, for who has no script. */
  href?: string | undefined;
};

type Choice = {
  label: string;
  name: string;
  value: string | null;
  onChange: (value: string) => void;
};

function Option({
  option,
  name,
  value,
  onChange,
  isDay,
}: { option: AvailableOption; isDay: boolean } & Omit<Choice, "label">) {
  const { href, isFew = false, isOff = false, note, state, text } = option;
  const words = (
    <>
      <span className={css.main}>{text}</span>
      {note && (
        <span className={cx(css.note, isDay && css.short)}>
          {typeof note === "string" ? (
            note
          ) : (
            <>
              <span aria-hidden="true">{note.text}</span>
              <span className={hidden}>{note.spoken}</span>
            </>
          )}
        </span>
      )}
      {state && <span className={cx(isFew ? css.few : css.note, isDay && css.short)}>{state}</span>}
    </>
  );
  const look = isDay ? css.day : css.chip;
  if (href !== undefined)
    return (
      <a href={href} className={look} aria-current={option.value === value ? "true" : undefined}>
        {words}
      </a>
    );
  return (
    <label className={look}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        disabled={isOff}
        className={css.input}
        onChange={() => onChange(option.value)}
      />
      {words}
    </label>
  );
}

/** What is chosen is radios; without script they are links. */
const roleOf = (options: readonly (AvailableOption | string)[]) =>
  options.some((option) => typeof option !== "string" && option.href !== undefined) ? "group" : "radiogroup";

/** Days or starts in a row, each with what it costs and what is left. Radios underneath, so that it works without script. */
export const AvailabilityRow = ({ label, options, ...choice }: Choice & { options: readonly AvailableOption[] }) => (
  <div role={roleOf(options)} aria-label={label} className={css.row}>
    {options.map((option) => (
      <Option key={option.value} option={option} isDay={false} {...choice} />
    ))}
  </div>
);

export type AvailableMonth = {
  /** As it is written over it. */
  name: string;
  /** How many days of its first week are another month's. */
  before: number;
  /** In order; a text alone is a day that nothing is on. */
  days: readonly (AvailableOption | string)[];
};

/** The same by months, where there are many days. `weekdays` are the heads of its columns. */
export const AvailabilityMonths = ({
  label,
  weekdays,
  months,
  ...choice
}: Choice & { weekdays: readonly { short: string; long: string }[]; months: readonly AvailableMonth[] }) => (
  <div role={roleOf(months.flatMap(({ days }) => days))} aria-label={label} className={css.months}>
    {months.map(({ before, days, name }) => (
      <div key={name} className={css.month}>
        <p className={css.name}>{name}</p>
        <div className={css.grid}>
          {weekdays.map(({ long, short }) => (
            <span key={long} className={css.weekday}>
              <span aria-hidden="true">{short}</span>
              <span className={hidden}>{long}</span>
            </span>
          ))}
          {before > 0 && <span style={{ gridColumn: `span ${before}` }} />}
          {days.map((day) =>
            typeof day === "string" ? (
              <span key={day} className={css.off}>
                {day}
              </span>
            ) : (
              <Option key={day.value} option={day} isDay {...choice} />
            ),
          )}
        </div>
      </div>
    ))}
  </div>
);
