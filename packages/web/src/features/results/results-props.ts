import type {
  Abouts,
  CurrencyCode,
  RefId,
  ResultFacets,
  ResultFilters,
  SearchText,
  searchMachine,
} from "@safar/engine";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { Carrier } from "../../calls/other-ways.calls.ts";
import type { SavedLook } from "../saved/saved-look.ts";
import type { FilterField } from "./filter-field.ts";
import type { MapSlot } from "./map-slot.tsx";
import type { MapSwitch } from "./map-switch.tsx";
import type { CardPlace, FoundWithPage, Grouping, ResultsKind } from "./results-kind.ts";
import type { ResultsWords } from "./results-words.ts";
import type { SearchEdit } from "./search-line.tsx";

export type SearchActor = ActorRefFrom<typeof searchMachine>;

/** What there is to filter by now, and what is filtered by. */
export type Filterable<Held, Facets, Filters> = {
  readonly held: Held;
  /** Of all prices; null where nothing has one. */
  readonly currency: CurrencyCode | null;
  readonly facets: Facets;
  readonly filters: Filters;
  readonly set: (part: Partial<Filters>) => void;
  /** What all fields are made of that addresses, facets and filters call by one name. */
  readonly of: <Name extends keyof Facets & keyof Filters & string>(
    name: Name,
  ) => {
    readonly name: Name;
    readonly facets: Facets[Name];
    readonly chosen: Filters[Name];
    readonly change: (value: Filters[Name]) => void;
  };
};

export const filterable = <Held, Facets, Filters>(
  given: Omit<Filterable<Held, Facets, Filters>, "of">,
): Filterable<Held, Facets, Filters> => ({
  ...given,
  of: (name) => ({
    name,
    facets: given.facets[name],
    chosen: given.filters[name],
    change: (value) => given.set({ ...given.filters, [name]: value }),
  }),
});

/** A vertical's search form as it stands over its results. */
export type SearchEditor<Held> = {
  /** Has its script and its words fetched. */
  readonly wake: () => void;
  /** Filled in with the search; told of what was found, which may name its places. */
  readonly form: (held: Held | null, onSent: () => void) => ReactNode;
};

/** How a vertical's results look: what of their screen is its own. */
export type ResultsLook<Held, Row, Of extends Abouts, Sort extends string> = {
  readonly kind: ResultsKind<Held, Row, Of, Sort>;
  readonly words: ResultsWords;
  /** What is searched for, in words; null while nothing of it is known. */
  readonly title: (held: Held | null, edit: SearchEdit) => ReactNode;
  /** Null where the title is a head of its own, which has the way to change the search. */
  readonly facts: readonly string[] | null;
  /** The form, with this search. */
  readonly editPath: string;
  /** The same form over the results; without it the search is changed on the form's own page. */
  readonly editor?: SearchEditor<Held>;
  /** What stands beside the price of an order's leader. */
  readonly noteOf: (row: Row, sort: Sort) => string | null;
  readonly fieldsOf: (filterable: Filterable<Held, ResultFacets<Of>, ResultFilters<Of>>) => readonly FilterField[];
  /** `mates` are all rows of the card where several share one, this one the first of them. */
  readonly card: (
    row: Row,
    held: Held,
    at: CardPlace & { readonly filters: ResultFilters<Of> },
    mates: readonly Row[],
  ) => ReactNode;
  /** What is kept of a row that somebody saves. Without it nothing is saved. */
  readonly saved?: SavedLook<Held, Row>;
};

/** What the map of a list is told. */
export type MapPlace<Held, Row> = {
  readonly held: Held;
  /** What the filters leave, in the list's order. */
  readonly rows: readonly Row[];
  /** Brings the card of a row that is opened on the map into sight in the list beside it, and marks it until it is closed. */
  readonly onOpen: ((id: string | null) => void) | undefined;
  /** Narrows the list beside it to the rows in sight, or, told null, has all of them there again. */
  readonly onSight: ((ids: readonly string[] | null) => void) | undefined;
  /** For the card of a row that is looked at on it. */
  readonly at: Pick<CardPlace, "refId" | "onChoose">;
  readonly pointed: string | null;
  /** For whose page the map was left, when somebody comes back to it. */
  readonly left: string | null;
  readonly onPoint: (id: string | null) => void;
  /** The room that it has: beside the list, or over it with the filters at its head. */
  readonly slot: Omit<ComponentProps<typeof MapSlot>, "children">;
};

/** Where what was found can be seen on a map: that, and what shows it. Nobody else fetches either. */
export type ResultsMap<Held, Row> = {
  readonly show: (place: MapPlace<Held, Row>) => ReactNode;
  readonly Switch: typeof MapSwitch;
};

/** A screen of results, as its vertical's part of the walk shows it. */
export type ResultsProps<Held, Row, Of extends Abouts, Sort extends string> = ResultsLook<Held, Row, Of, Sort> & {
  /** The search step of a walk; none while it does not run. */
  readonly actor: SearchActor | undefined;
  readonly search: SearchText;
  /** What its providers have answered so far. */
  readonly readResults: (refId: RefId) => Held | null;
  /** What came with the page, until its own search tells of more. */
  readonly first: FoundWithPage<Held> | null;
  /** What stands where results are coming. */
  readonly coming: ReactNode;
  readonly days?: ReactNode;
  /** The same search a day later, for where there is nothing. */
  readonly nextDay?: ReactNode;
  /** Of whoever carries people between two places: where nothing was found, others who do lead on. */
  readonly carrier?: Carrier;
  /** Where nothing was found, in place of the usual words: what a vertical knows that leads on. */
  readonly Nothing?: ComponentType<{ readonly held: Held | null; readonly search: SearchText }> | undefined;
  readonly map?: ResultsMap<Held, Row>;
  /** Where several rows share a card. */
  readonly grouping?: Grouping<Row>;
  /** Beside the map's switch. */
  readonly tools?: (sortBy: (sort: Sort) => void) => ReactNode;
};

/** What a screen of results is told where one answer has all of them. */
export type OneAnswer<Held> = {
  /** The running search; none while the page is not alive. */
  readonly actor: SearchActor | undefined;
  readonly search: string | null;
  /** What the page was made with. */
  readonly found: Held | null;
  readonly readResults: (refId: RefId) => Held | null;
};
