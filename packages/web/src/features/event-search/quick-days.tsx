import { useLingui } from "@lingui/react/macro";
import { addDays, type DayPart, type DaysOfEvents, decodeEvents, encodeEvents, type SearchText } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { type Days, weekendFrom } from "../search-form/weekend.ts";
import { ChipLinks } from "../vertical-home/chip-links.tsx";
import { walkFactsQuery } from "../walk/walk-facts.ts";

type Quick = { readonly words: string; readonly days: Days; readonly part: DayPart | null };

type Props = {
  readonly city?: string;
  readonly search: SearchText | null;
  /** When there is something; null where nobody knows. */
  readonly on: DaysOfEvents | null;
};

/** Days that most people mean and that there is something on, each a search of its own: today, tonight, this weekend. */
export function QuickDays({ city = "", search, on: known }: Props) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const { data } = useQuery(walkFactsQuery);
  if (data === undefined) return null;
  const { today } = data;
  const criteria = decodeEvents(search ?? `city=${city}`);
  const between = (from: string, to: string): Days => ({ from, to });
  const quick: readonly Quick[] = [
    { words: t`Any day`, days: between("", ""), part: null },
    { words: t`Today`, days: between(today, today), part: null },
    { words: t`This evening`, days: between(today, today), part: "evening" },
    { words: t`Tomorrow`, days: between(addDays(today, 1), addDays(today, 1)), part: null },
    { words: t`This weekend`, days: weekendFrom(today, edition), part: null },
    { words: t`In the next 7 days`, days: between(today, addDays(today, 6)), part: null },
    { words: t`In the next 30 days`, days: between(today, addDays(today, 29)), part: null },
  ];
  // Where nothing is looked for yet, none of them is open.
  const asked = search && encodeEvents(criteria);
  return (
    <ChipLinks
      label={t`Days`}
      of={quick
        .map(({ days, part, words }) => {
          const wanted = encodeEvents({ ...criteria, ...days, part, isNew: false });
          const on = known?.[part === null ? "days" : "evenings"];
          const isOn = days.from === "" || on?.some((day) => day >= days.from && day <= days.to) !== false;
          return { href: paths.eventsResults(wanted), words, isCurrent: wanted === asked, isOn };
        })
        // Where nothing is looked for, any day narrows nothing down.
        .filter(({ isCurrent, isOn }) => isCurrent || isOn)
        .slice(search === null ? 1 : 0)}
    />
  );
}
