import { useLingui } from "@lingui/react/macro";
import { type CalendarDate, editions, type SearchText } from "@safar/engine";
import { useHydrated, useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useIsWide } from "../../app/hooks/use-is-wide.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { keyOfTold, lastSearches } from "./last-searches.ts";
import type { SearchPlan } from "./search-plan.types.ts";

/** What every form of a search can be told. */
export type SearchFormProps = {
  /** The search that the form begins with; null for an empty one. */
  readonly search: SearchText | null;
  /** The search was sent already and could not be made: the form says why at once. */
  readonly isChecked?: boolean;
  /** The only places that are offered, by their ids; every one where this is left out. */
  readonly among?: readonly string[];
  /** How the results that it leads to are filtered. */
  readonly view?: string;
  /** Told when it is sent: what it stands in may go. */
  readonly onSent?: (() => void) | undefined;
};

type Begun<Draft, Place> = SearchFormProps & {
  /** What the form begins with where there is no search. */
  readonly empty: Draft;
  /** The places that the page knows by name. */
  readonly places: readonly Place[];
  /** Whether a value is a place though the page has no name for it. */
  readonly isPlace?: (value: string) => boolean;
  /** What the search names instead of a place, which was looked for and is none. */
  readonly unknown?: string | null;
};

/** What a form was told before its page was alive, or what the browser put back into it; else what was searched for last. */
const useBeginning = <Draft>(
  form: { readonly current: HTMLFormElement | null },
  draft: Draft,
  read: (fields: FormData) => Draft,
  last: (() => Promise<Draft | undefined>) | null,
  begin: (draft: Draft) => void,
) => {
  // Before it is painted: a list that opens in between would offer something else than what was typed asks for.
  useLayoutEffect(() => {
    if (form.current === null) return;
    const filled = read(new FormData(form.current));
    if (JSON.stringify(filled) !== JSON.stringify(draft)) begin(filled);
    else
      void last?.().then((known) => {
        // Whoever is at it already is not interrupted.
        if (known !== undefined && form.current?.contains(document.activeElement) === false) begin(known);
        return known;
      });
    // The browser is the outside that this is read from, once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};

/** Keeps a search on the device, among those of its vertical and among all. */
const keep = async <Recent extends { readonly search: SearchText }>(
  { recents, toldOf, vertical }: Pick<SearchPlan<never, never, never, Recent>, "recents" | "toldOf" | "vertical">,
  recent: Recent,
): Promise<void> => {
  await recents.add(recent, serverClock.now());
  if (toldOf === undefined) return;
  await lastSearches.add({ ...toldOf(recent), search: keyOfTold(vertical, recent.search) }, serverClock.now());
};

/** What the fields of a form share: the draft, what is wrong with it, and the places that have a name here. */
export const useSearchForm = <Draft, Field extends string, Place, Recent extends { readonly search: SearchText }>(
  plan: SearchPlan<Draft, Field, Place, Recent>,
  {
    search,
    isChecked = false,
    among,
    view,
    onSent,
    empty,
    places,
    isPlace = () => false,
    unknown = null,
  }: Begun<Draft, Place>,
) => {
  const { t } = useLingui();
  const router = useRouter();
  const { locale, edition } = useFacts();
  const isAlive = useHydrated();
  const isWide = useIsWide("md");
  const [today] = useState<CalendarDate>(() => todayIn(editions[edition].timeZone));
  const prefix = `${plan.vertical}${useId().replaceAll(/[^\w-]/g, "")}`;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(() => (search === null ? empty : plan.draftOf(search)));
  const [learnt, setLearnt] = useState<readonly Place[]>([]);
  const [missed, setMissed] = useState<readonly (string | null)[]>([unknown]);
  const [hasTried, setTried] = useState(isChecked);
  // Somebody asked for results while a place was still looked up.
  const isWished = useRef(false);

  const isOffered = among && ((place: Place) => among.includes(plan.placeId(place)));
  const book = useMemo(
    () =>
      new Map(
        [...places, ...learnt].flatMap((place) => {
          const id = plan.placeId(place);
          return among?.includes(id) === false ? [] : [[id, place]];
        }),
      ),
    [among, plan, places, learnt],
  );
  const checking = {
    today,
    edition,
    isPlace: (value: string) => book.has(value) || isPlace(value),
    isNothing: (value: string) => missed.includes(value),
  };
  const found = plan.problemsOf(draft, checking);
  const problems = hasTried ? found : [];
  const idOf = (field: Field | "list") => `${prefix}-${field}`;
  const learn = (more: readonly Place[]) => setLearnt((known) => [...known, ...more]);

  const latest = async (): Promise<Draft | undefined> => {
    const [recent] = await plan.recents.list(today);
    if (recent === undefined) return undefined;
    const ends = plan.placesOf(recent);
    if (isOffered && !ends.every(isOffered)) return undefined;
    learn(ends);
    return plan.draftOf(recent.search);
  };
  const byText = () => new Map([...book].map(([id, place]) => [plan.placeText(place, locale), id]));
  useBeginning(form, draft, (fields) => plan.fromFields(fields, byText()), search === null ? latest : null, setDraft);

  const go = () => {
    isWished.current = false;
    const made = plan.searchOf(draft);
    const recent = plan.recentOf(made, (id) => book.get(id));
    if (recent !== undefined) void keep(plan, recent);
    onSent?.();
    void router.navigate({ href: plan.resultsOf(made, view) });
  };
  const isReady = found.length === 0;
  const goWhenReady = useRef(go);
  useEffect(() => {
    goWhenReady.current = go;
  });
  useEffect(() => {
    if (isReady && isWished.current) goWhenReady.current();
  }, [isReady]);

  return {
    draft,
    today,
    locale,
    edition,
    isAlive,
    isWide,
    form,
    summary,
    listId: idOf("list"),
    isPlace: checking.isPlace,
    isNothing: checking.isNothing,
    placeText: (value: string): string => {
      const place = book.get(value);
      return place === undefined ? value : plan.placeText(place, locale);
    },
    placeId: plan.placeId,
    isOffered,
    learn: (place: Place) => learn([place]),
    /** No place is called what was typed. */
    miss: (value: string) => setMissed((known) => (known.includes(value) ? known : [...known, value])),
    /** Somebody has changed something. */
    change: (next: (draft: Draft) => Draft) => {
      isWished.current = false;
      setDraft(next);
    },
    /** A field has become what it was meant to be: who has asked for results meanwhile gets them. */
    settle: (next: (draft: Draft) => Draft) => setDraft(next),
    /** What a field's control needs to be found, sent and told what is wrong with it. */
    field: (name: Field) => {
      const problem = problems.find(({ field }) => field === name);
      return { id: idOf(name), name, error: problem && t(problem.words) };
    },
    isWrong: (isAsked: (field: Field) => boolean): boolean => problems.some(({ field }) => isAsked(field)),
    /** Everything that is wrong, each in its own words once. */
    errors: [
      ...new Map(
        problems.map(({ field, words, about }) => {
          const message = about === undefined ? t(words) : `${t(about)}: ${t(words)}`;
          return [message, { id: idOf(field), message }];
        }),
      ).values(),
    ],
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isReady) return go();
      isWished.current = true;
      setTried(true);
      requestAnimationFrame(() => summary.current?.focus());
    },
  };
};

export type SearchFormState<Draft, Field extends string, Place> = ReturnType<
  typeof useSearchForm<Draft, Field, Place, { readonly search: SearchText }>
>;
