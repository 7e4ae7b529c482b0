import type { MessageDescriptor } from "@lingui/core";
import type { CalendarDate, EditionCountry, FormFields, KnownPlaces, Locale, Recents, SearchText } from "@safar/engine";
import type { ToldSearch } from "./last-searches.ts";

/** What keeps a search from being made, at the field that can mend it. */
export type FieldProblem<Field extends string> = {
  readonly field: Field;
  readonly words: MessageDescriptor;
  /** Which part of the form it is about, where several have such a field. */
  readonly about?: MessageDescriptor;
};

export type Checking = {
  readonly today: CalendarDate;
  readonly edition: EditionCountry;
  /** Whether a field holds a place, rather than words that nobody has chosen one for yet. */
  readonly isPlace: (value: string) => boolean;
  /** Whether it was looked for, and no place is called so. */
  readonly isNothing: (value: string) => boolean;
};

/**
 * A vertical's search, as its form begins, checks and ends it. A draft holds what is filled in, nothing lost: a place is its id, or
 * what was typed instead.
 */
export type SearchPlan<Draft, Field extends string, Place, Recent extends { readonly search: SearchText }> = {
  readonly vertical: string;
  readonly words: {
    /** Names the form, and its button. */
    readonly search: MessageDescriptor;
    /** Stands over what is wrong. */
    readonly trouble: MessageDescriptor;
  };
  /** Where a browser without script sends the fields. */
  readonly action: string;
  /** Sent along with them. */
  readonly sent?: Readonly<Record<string, string>>;
  /** The columns of its fields on wide windows, as CSS has them; the button stands after them. */
  readonly columns: string;
  readonly draftOf: (search: SearchText) => Draft;
  /** What stands in the fields of a page that was not alive; `places` are those that the form knows, by their words. */
  readonly fromFields: (fields: FormFields, places: KnownPlaces) => Draft;
  readonly problemsOf: (draft: Draft, checking: Checking) => readonly FieldProblem<Field>[];
  readonly searchOf: (draft: Draft) => SearchText;
  readonly resultsOf: (search: SearchText, view?: string) => string;
  readonly placeId: (place: Place) => string;
  /** How a place stands in its field. */
  readonly placeText: (place: Place, locale: Locale) => string;
  readonly recents: Recents<Recent>;
  /** A search to be kept on the device; undefined where a place of it has no name. */
  readonly recentOf: (search: SearchText, placeOf: (id: string) => Place | undefined) => Recent | undefined;
  readonly placesOf: (recent: Recent) => readonly Place[];
  /** What was searched for, in words, for pages that know nothing of it. A search without is not told of there. */
  readonly toldOf?: (recent: Recent) => ToldSearch;
};
