import { Trans, useLingui } from "@lingui/react/macro";
import { AvailabilityRow, AvailabilityWeeks, type AvailableOption } from "@safar/ui/availability";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatWholeAmount } from "../../i18n/format.ts";
import { useMoneyText } from "../amounts/amount.tsx";
import { quiet } from "./quantities.css.ts";
import type { When } from "./when.types.ts";
import { foldWeeks, weekdays, weeksOf } from "./when-weeks.ts";
import { whenWords } from "./when-words.ts";

/** More are looked through by weeks. */
const mostInRow = 8;

const isOpen = ({ state }: When): boolean => state === "open" || state === "few";

/** One of each day: the first that is open, else the first. */
const byDay = (whens: readonly When[]): ReadonlyMap<string, When> => {
  const worstFirst = whens.toReversed().toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other)));
  return new Map(worstFirst.map((when) => [when.date, when]));
};

/** On which date: a few in a row, many by weeks, then at what hour where a day has several. */
export function WhenChoice({
  label,
  name,
  whens,
  chosen,
  onChoose,
  hrefOf,
}: {
  readonly label: string;
  readonly name: string;
  readonly whens: readonly When[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Where one that can be had is shown, for who has no script. */
  readonly hrefOf?: (id: string) => string;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useMoneyText();
  const days = useMemo(() => byDay(whens), [whens]);
  const optionOf = (when: When, text: string, note: AvailableOption["note"]): AvailableOption => {
    const words = whenWords(when);
    return {
      value: when.id,
      text,
      note,
      state: words === null ? undefined : t(words),
      isFew: when.state === "few",
      isOff: !isOpen(when),
      href: isOpen(when) ? hrefOf?.(when.id) : undefined,
    };
  };
  const shownOf = ({ from, state }: When) => (state === "soldOut" ? null : from);
  const priceOf = (when: When) => {
    const from = shownOf(when);
    return from === null
      ? undefined
      : from.minor === 0
        ? t({ message: "Free", context: "what a date costs" })
        : write(from);
  };
  // A day of a week is too narrow for a currency: it is heard there, and written once below.
  const cellOf = (when: When): AvailableOption["note"] => {
    const [from, spoken] = [shownOf(when), priceOf(when)];
    if (from === null || spoken === undefined || from.minor === 0) return spoken;
    return { text: formatWholeAmount(from, locale), spoken };
  };
  if (whens.length <= mostInRow)
    return (
      <AvailabilityRow
        label={label}
        name={name}
        value={chosen}
        onChange={onChoose}
        options={whens.map((when) =>
          optionOf(
            when,
            formatShortDay(when.date, locale),
            [when.clock ?? "", priceOf(when) ?? ""].filter(Boolean).join(" · "),
          ),
        )}
      />
    );
  const day = whens.find(({ id }) => id === chosen)?.date;
  const hours = whens.filter(({ date }) => date === day);
  const currency = whens.map(shownOf).find((from) => from !== null && from.minor > 0)?.currency;
  const marked = day === undefined ? chosen : (days.get(day)?.id ?? chosen);
  const { shown, later } = foldWeeks(
    weeksOf(
      new Map([...days].map(([date, when]) => [date, optionOf(when, String(Number(date.slice(8))), cellOf(when))])),
      locale,
    ),
  );
  return (
    <>
      <AvailabilityWeeks
        label={label}
        name={`${name}-day`}
        value={marked}
        weekdays={weekdays(locale)}
        weeks={shown}
        later={later}
        laterWords={{
          open: t`More days, until ${formatShortDay([...days.keys()].toSorted().at(-1) ?? "", locale)}`,
          close: t`Fewer days`,
        }}
        onChange={onChoose}
      />
      {currency !== undefined && (
        <p className={quiet}>
          <Trans>Prices in {currency}</Trans>
        </p>
      )}
      {hours.length > 1 && (
        <AvailabilityRow
          label={t`Start`}
          name={`${name}-hour`}
          value={chosen}
          onChange={onChoose}
          options={hours.map((when) => optionOf(when, when.clock ?? "", priceOf(when)))}
        />
      )}
    </>
  );
}
