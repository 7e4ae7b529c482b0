import { useLingui } from "@lingui/react/macro";
import { addDays, type DayPart, decodeEvents, encodeEvents, type SearchText } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { useQuery } from "@tanstack/react-query";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { type Days, weekendFrom } from "../event-search/event-days.ts";
import * as css from "../event-search/event-search.css.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";

type Quick = { readonly id: string; readonly words: string; readonly days: Days; readonly part: DayPart | null };

/** Days that most people mean, each a search of its own: today, tonight, this week-end. */
export function QuickDays({ search }: { readonly search: SearchText }) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const { data } = useQuery(walkFactsQuery);
  if (data === undefined) return null;
  const { today } = data;
  const criteria = decodeEvents(search);
  const on = (from: string, to: string): Days => ({ from, to });
  const quick: readonly Quick[] = [
    { id: "any", words: t`Any day`, days: on("", ""), part: null },
    { id: "today", words: t`Today`, days: on(today, today), part: null },
    { id: "tonight", words: t`This evening`, days: on(today, today), part: "evening" },
    { id: "weekend", words: t`This week-end`, days: weekendFrom(today, edition), part: null },
    { id: "week", words: t`In the next 7 days`, days: on(today, addDays(today, 6)), part: null },
    { id: "month", words: t`In the next 30 days`, days: on(today, addDays(today, 29)), part: null },
  ];
  return (
    <nav aria-label={t`Days`}>
      <ul role="list" className={css.chips}>
        {quick.map(({ days, id, part, words }) => {
          const wanted = encodeEvents({ ...criteria, ...days, part });
          return (
            <li key={id}>
              <Anchor
                href={paths.eventsResults(wanted)}
                className={css.chip}
                aria-current={wanted === encodeEvents(criteria) ? "true" : undefined}
              >
                {words}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
