import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { addDays, type CalendarDate } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { TextField } from "@safar/ui/text-field";
import CalendarDays from "lucide-react/icons/calendar-days";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { formatShortDay, shortDayParts } from "../../i18n/days.ts";
import { formatHijriDay } from "../../i18n/hijri.ts";
import type { DateQuestion, DateSheetProps } from "./date-sheet.tsx";
import { makeRoom } from "./make-room.ts";
import { PickButton } from "./pick-button.tsx";
import * as css from "./search-form.css.ts";
import type { SearchFormState } from "./use-search-form.ts";
import { useTakingOver } from "./use-taking-over.ts";

const loadSheet = () => import("./date-sheet.tsx");
const DateSheet = lazy(loadSheet);

type Form<Field extends string> = Pick<
  SearchFormState<never, Field, never>,
  "field" | "isAlive" | "isWide" | "locale" | "edition" | "today"
>;

export type DayEnd<Field extends string> = {
  readonly name: Field;
  readonly label: string;
  readonly value: CalendarDate;
};

export type DaysWords = {
  /** Asks for the day, or for both. */
  readonly title: MessageDescriptor;
  /** Asks for the last day alone, once the first is known. */
  readonly last?: MessageDescriptor;
  /** Says to choose both. */
  readonly both?: MessageDescriptor;
  /** Says to choose the last, after the first. */
  readonly afterFirst?: MessageDescriptor;
};

type Props<Field extends string> = {
  readonly form: Form<Field>;
  readonly first: DayEnd<Field>;
  /** Without it one day is asked for. */
  readonly last?: DayEnd<Field> | undefined;
  /** The first day that can be chosen; today when not given. */
  readonly min?: CalendarDate;
  readonly max: CalendarDate;
  /** The least and the most days between the two. */
  readonly least?: number;
  readonly most?: number;
  readonly words: DaysWords;
  readonly onChange: (first: CalendarDate, last: CalendarDate) => void;
  /** Draws the calendar with what the vertical knows of its days. */
  readonly sheet?: (props: DateSheetProps) => ReactNode;
};

const plainSheet = (props: DateSheetProps): ReactNode => <DateSheet {...props} />;

const isInOrder = (first: CalendarDate, last: CalendarDate, least: number): boolean =>
  first !== "" && last >= addDays(first, least);

/** What a press on the first or the last day asks for: the last one alone once the first is known, else both. */
const questionOf = <Field extends string>(
  { form, first, last, min = form.today, max, least = 0, most, onChange }: Props<Field>,
  asksLast: boolean,
): DateQuestion => {
  if (last === undefined) {
    return { kind: "first", min, max, value: first.value, onAnswer: (day) => onChange(day, "") };
  }
  if (asksLast && first.value !== "") {
    const end = most === undefined ? max : addDays(first.value, most);
    return {
      kind: "last",
      min: addDays(first.value, least),
      max: end < max ? end : max,
      value: last.value,
      onAnswer: (day) => onChange(first.value, day),
    };
  }
  return {
    kind: "both",
    min,
    max,
    most,
    value: isInOrder(first.value, last.value, least) ? { start: first.value, end: last.value } : null,
    onAnswer: ({ start, end }) => onChange(start, isInOrder(start, end, least) ? end : addDays(start, least)),
  };
};

/** A day as its browser asks for it, and as it is pressed once the page is alive. */
function Day<Field extends string>({
  form,
  end,
  min,
  max,
  onType,
  onPress,
}: {
  form: Form<Field>;
  end: DayEnd<Field>;
  min: CalendarDate;
  max: CalendarDate;
  onType: (day: CalendarDate) => void;
  onPress: () => void;
}) {
  const { t } = useLingui();
  const { locale, edition, isAlive } = form;
  const { name, label, value } = end;
  const button = useRef<HTMLButtonElement>(null);
  const field = { ...form.field(name), label };
  useTakingOver(field.id, isAlive, () => button.current?.focus());
  const spoken = value === "" ? "" : formatShortDay(value, locale);
  // Arabic writes weekdays out, and a field has no room for one beside its day.
  const [weekday, , date] = value === "" ? [] : shortDayParts(value, locale);
  const shown = locale === "ar" && date ? date : spoken;
  const second = value !== "" && (edition === "SA" ? formatHijriDay(value, locale) : locale === "ar" && weekday);
  return isAlive ? (
    <PickButton
      {...field}
      ref={button}
      icon={CalendarDays}
      value={value}
      {...{ shown, second, spoken }}
      placeholder={t`Date`}
      onNear={loadSheet}
      onPress={onPress}
    />
  ) : (
    <div className={css.day}>
      <TextField
        {...field}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <span className={css.written} style={css.over} aria-hidden="true">
        <Icon of={CalendarDays} />
        {shown === "" ? (
          t`Date`
        ) : (
          <span>
            <span style={css.told}>{shown}</span>
            {second && (
              <>
                <br />
                <small>{second}</small>
              </>
            )}
          </span>
        )}
      </span>
    </div>
  );
}

/** A day, or the first and the last: the browser's own date fields until the page is alive, then one calendar for both. */
export function DaysField<Field extends string>(props: Props<Field>) {
  const { form, first, last, min = form.today, max, words, onChange, sheet = plainSheet } = props;
  const { t } = useLingui();
  const [asked, setAsked] = useState<"first" | "last" | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const anchor = `--${form.field(first.name).id}`;
  const ask = (end: "first" | "last") => {
    if (form.isWide) makeRoom(frame.current);
    setAsked(end);
  };
  return (
    <div ref={frame} className={css.dates} style={{ anchorName: anchor }}>
      <Day
        {...{ form, min, max }}
        end={first}
        onType={(day) => onChange(day, last?.value ?? "")}
        onPress={() => ask("first")}
      />
      {last && (
        <Day
          {...{ form, max }}
          end={last}
          min={first.value || min}
          onType={(day) => onChange(first.value, day)}
          onPress={() => ask("last")}
        />
      )}
      {asked !== null && (
        <Suspense>
          {sheet({
            question: questionOf(props, asked === "last"),
            title: t(asked === "last" && first.value !== "" && words.last ? words.last : words.title),
            both: words.both && t(words.both),
            afterFirst: words.afterFirst && t(words.afterFirst),
            anchor,
            onClose: () => setAsked(null),
          })}
        </Suspense>
      )}
    </div>
  );
}
