import ChevronDown from "lucide-react/icons/chevron-down";
import { cx } from "../../support/cx.ts";
import { hidden } from "../../support/hidden.css.ts";
import { Icon } from "../icon/icon.tsx";
import * as css from "./availability.css.ts";

/** A day, or a start, that can be chosen or could once. */
export type AvailableOption = {
  /** What is told when it is chosen, and sent with its form. */
  value: string;
  /** The first line: a day, an hour. */
  text: string;
  /** What stands over it, small: the month of the first day of one. */
  over?: string | undefined;
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
  const { href, isFew = false, isOff = false, note, over, state, text } = option;
  const words = (
    <>
      {over && <span className={css.over}>{over}</span>}
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

/** A week: a text alone is a day that nothing is on. */
export type AvailableWeek = readonly (AvailableOption | string)[];

/** A day of it that something is on, which no other week has. */
const dayIn = (week: AvailableWeek): string | undefined =>
  week.flatMap((day) => (typeof day === "string" ? [] : [day.value]))[0];

function Weeks({
  weeks,
  weekdays,
  ...choice
}: Omit<Choice, "label"> & {
  weeks: readonly AvailableWeek[];
  weekdays: readonly { short: string; long: string }[];
}) {
  return (
    <div className={css.grid}>
      {weekdays.map(({ long, short }) => (
        <span key={long} className={css.weekday}>
          <span aria-hidden="true">{short}</span>
          <span className={hidden}>{long}</span>
        </span>
      ))}
      {weeks.map((week) =>
        week.map((day) =>
          typeof day === "string" ? (
            <span key={`${dayIn(week)} ${day}`} className={css.off}>
              {day}
            </span>
          ) : (
            <Option key={day.value} option={day} isDay {...choice} />
          ),
        ),
      )}
    </div>
  );
}

/**
 * The same by weeks, where there are many days: some to look at, and the `later` ones behind words that say what they are. `weekdays` are the
 * heads of the columns.
 */
export const AvailabilityWeeks = ({
  label,
  weeks,
  later,
  laterWords,
  ...choice
}: Choice & {
  weekdays: readonly { short: string; long: string }[];
  weeks: readonly AvailableWeek[];
  later: readonly AvailableWeek[];
  laterWords: { open: string; close: string };
}) => (
  <div role={roleOf([...weeks, ...later].flat())} aria-label={label} className={css.weeks}>
    <Weeks weeks={weeks} {...choice} />
    {later.length > 0 && (
      <details
        open={later.flat().some((day) => typeof day !== "string" && day.value === choice.value)}
        className={css.later}
      >
        <summary className={css.laterWords}>
          <span>{laterWords.open}</span>
          <span>{laterWords.close}</span>
          <Icon of={ChevronDown} size={18} />
        </summary>
        <Weeks weeks={later} {...choice} />
      </details>
    )}
  </div>
);
