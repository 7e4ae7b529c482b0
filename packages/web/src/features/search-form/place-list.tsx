import type { MessageDescriptor } from "@lingui/core";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { editions, type Locale, type PlaceSearchView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Choices, type ComboboxOption } from "@safar/ui/combobox";
import { useEffect, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { todayIn } from "../../engine/asking/today.ts";
import type { PlaceListProps } from "./place-picker.ts";
import type { AskingForPlaces } from "./use-found-places.ts";

type Options<Place, Near extends Place> = {
  readonly usePlaces: (asking: AskingForPlaces) => PlaceSearchView<Place, Near>;
  readonly placeId: (place: Place) => string;
  readonly optionOf: (place: Place | Near, locale: Locale) => Omit<ComboboxOption, "id" | "group">;
  readonly words: {
    readonly nearby: MessageDescriptor;
    readonly popular: MessageDescriptor;
    /** Nothing is called like that, and what to try. */
    readonly nothing: MessageDescriptor;
    readonly failed: MessageDescriptor;
    /** What one may type. */
    readonly hint: MessageDescriptor;
    /** That they are on their way, where they are no places. */
    readonly loading?: MessageDescriptor;
  };
};

/** What stands where no place can be offered: why, and what to do. */
function Notes<Place, Near>({
  view,
  words,
}: { view: PlaceSearchView<Place, Near> } & Pick<Options<Place, never>, "words">) {
  const { t } = useLingui();
  if (!view.hasFailed) return t(view.isNothing ? words.nothing : words.hint);
  return (
    <>
      {t(words.failed)}
      {view.commands.retry && (
        <Button size="small" onClick={view.commands.retry}>
          <Trans>Try Again</Trans>
        </Button>
      )}
    </>
  );
}

/** The list of a field that asks for a place of some kind: what was searched for, what is near and what many choose; then what is found. */
export const placeList = <Place, Near extends Place = Place>({
  usePlaces,
  placeId,
  optionOf,
  words,
}: Options<Place, Near>) =>
  function PlaceList({ label, question, value, other, around, isOffered, onChoose, onAnswer }: PlaceListProps<Place>) {
    const { t } = useLingui();
    const { locale, edition } = useFacts();
    const [today] = useState(() => todayIn(editions[edition].timeZone));
    const view = usePlaces({ around, today, edition });
    const asked = question ?? "";
    useEffect(() => {
      if (view.text !== asked) view.commands.type(asked);
    }, [view, asked]);

    const isStale = view.isBusy || view.text !== asked;
    const offered = isOffered
      ? view.groups.map((group) => ({ ...group, places: group.places.filter(isOffered) }))
      : view.groups;
    const [first] = offered;
    const isNothing = view.isNothing || (first?.kind === "found" && first.places.length === 0);
    const best = first?.kind === "found" ? first.places[0] : undefined;
    useEffect(() => {
      if (question !== null && !isStale) onAnswer({ best: best ?? null, isNothing });
    }, [question, isStale, best, isNothing, onAnswer]);

    const headings = { recent: t`Recent`, nearby: t(words.nearby), popular: t(words.popular), found: undefined };
    const shown = new Map<string, Place>();
    // Suggestions answer to nothing typed: not even for a moment do they stand under what somebody typed.
    const groups = view.text === asked ? offered : offered.filter(({ kind }) => kind === "found");
    const options = groups.flatMap(({ kind, places }) =>
      places.flatMap((place): readonly ComboboxOption[] => {
        const id = placeId(place);
        if (kind !== "found" && id === other) return [];
        shown.set(id, place);
        const group = headings[kind];
        return [{ id, ...optionOf(place, locale), ...(group === undefined ? {} : { group }) }];
      }),
    );
    return (
      <Choices
        label={label}
        options={options}
        isLoading={isStale}
        loading={words.loading ? t(words.loading) : t`Looking for places`}
        empty={
          isNothing && isOffered ? (
            <Trans>This search offers no place with this name.</Trans>
          ) : (
            <Notes view={view} words={words} />
          )
        }
        count={t`${plural(options.length, { one: "# place", other: "# places" })}`}
        value={value}
        onChoose={(id) => {
          const place = shown.get(id);
          if (place !== undefined) onChoose(place);
        }}
      />
    );
  };
