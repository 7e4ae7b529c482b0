import { useLingui } from "@lingui/react/macro";
import {
  type Airport,
  addDays,
  changeDraft,
  type DraftChange,
  type DraftField,
  decodeCriteria,
  draftFromForm,
  draftOf,
  draftProblems,
  editions,
  emptyDraft,
  farthestDays,
  isSearchForm,
  type SearchText,
  searchOf,
} from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { type RefObject, useEffect, useId, useMemo, useReducer, useState } from "react";
import { useFacts } from "../../app/page-path.ts";
import { todayIn } from "../../app/today.ts";
import { useIsWide } from "../../app/use-is-wide.ts";
import { airportSearchPorts } from "../../engine/airports.service.ts";
import { type AirportBook, airportsHomeQuery, placeText, searchAirportsQuery } from "./places.ts";
import { recentSearches } from "./recent-searches.ts";
import { draftProblemWords } from "./search-words.ts";

const none: readonly Airport[] = [];

/**
 * What the form's fields share: the draft, what is wrong with it, the airports that have a name here. `isChecked` names what
 * is wrong from the first look on.
 */
export const useSearchForm = (
  { search, isChecked }: { readonly search: SearchText | null; readonly isChecked: boolean },
  form: RefObject<HTMLFormElement | null>,
) => {
  const { t } = useLingui();
  const { locale, edition } = useFacts();
  const isAlive = useHydrated();
  const isWide = useIsWide("md");
  const { timeZone, seatedPassengers } = editions[edition];
  const [today] = useState(() => todayIn(timeZone));
  const limits = useMemo(() => ({ today, seatedPassengers }), [today, seatedPassengers]);

  const { data: home } = useQuery(airportsHomeQuery);
  const { data: named = none } = useQuery(searchAirportsQuery(search));
  const [learnt, setLearnt] = useState<readonly Airport[]>(none);
  const popular = home?.popular ?? none;
  const book: AirportBook = useMemo(
    () => new Map([...popular, ...named, ...learnt].map((airport) => [airport.iata, airport])),
    [popular, named, learnt],
  );

  const usualStart = home?.usualStart ?? null;
  const [draft, dispatch] = useReducer(changeDraft, null, () =>
    search === null ? emptyDraft(usualStart ?? "") : draftOf(search),
  );
  // What was filled in before the page came alive, or what the browser put back.
  useEffect(() => {
    if (form.current === null) return;
    const fields = new FormData(form.current);
    if (isSearchForm(fields)) dispatch({ type: "draft", draft: draftFromForm(fields) });
  }, [form]);

  const [hasTried, setTried] = useState(isChecked);
  const problems = hasTried ? draftProblems(draft, limits) : {};
  const prefix = useId().replaceAll(/[^\w-]/g, "");
  const idOf = (field: DraftField) => `flight${prefix}-${field}`;
  const errorOf = (field: DraftField): string | undefined => {
    const problem = problems[field];
    return problem && t(draftProblemWords(field, problem, draft));
  };
  const fields = Object.keys(problems).filter((field): field is DraftField => field in problems);

  return {
    draft,
    change: (change: DraftChange) => dispatch(change),
    limits,
    today,
    lastDay: addDays(today, farthestDays),
    locale,
    edition,
    isAlive,
    isWide,
    usualStart,
    popular,
    book,
    learn: (airport: Airport) => setLearnt((known) => [...known, airport]),
    listId: `flight${prefix}-airports`,
    idOf,
    errorOf,
    errors: fields.map((field) => ({ field, id: idOf(field), message: errorOf(field) ?? "" })),
    textOf: (place: string) => placeText(place, book, locale),
    portsFor: (near: string | null) => airportSearchPorts({ recent: recentSearches, today, popular, near }),
    /** The search's text if it can be made; else null, and from then on every field says what is wrong with it. */
    complete: (): SearchText | null => {
      if (Object.keys(draftProblems(draft, limits)).length === 0) return searchOf(draft);
      setTried(true);
      return null;
    },
    remember: (text: SearchText) =>
      recentSearches.add(
        {
          search: text,
          airports: [...new Set(decodeCriteria(text).legs.flatMap(({ from, to }) => [from, to]))].flatMap(
            (iata) => book.get(iata) ?? [],
          ),
        },
        Date.now(),
      ),
    partyErrors: { adults: errorOf("adults"), children: errorOf("children"), infants: errorOf("infants") },
  };
};

export type SearchFormState = ReturnType<typeof useSearchForm>;
