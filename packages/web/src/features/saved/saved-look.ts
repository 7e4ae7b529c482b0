import type { Names, SavedOffer } from "@safar/engine";

/** What its card says of it in short, and where it is; `key` where it is the same in every search. */
type SavedShort = Pick<SavedOffer, "city" | "day" | "fare" | "hasBag" | "page" | "rated" | "stars" | "starts"> &
  Partial<Pick<SavedOffer, "key">>;

/** A way from one place to another: who carries people on it, and when. */
export type SavedRide = {
  readonly from: Names;
  readonly to: Names;
  readonly who: Names;
  /** The name of their emblem; without it none is drawn. */
  readonly emblem?: string;
  readonly departs: { readonly local: string; readonly zone?: string };
  readonly arrives: { readonly local: string };
  readonly stops?: number;
  /** The hours of the ways after it, where it has several. */
  readonly further?: readonly Pick<SavedRide, "arrives" | "departs" | "stops">[];
} & Pick<SavedShort, "fare" | "hasBag">;

/** A search on its page. */
export type SearchShown = {
  /** Its address without a language, and without how its results are looked at. */
  readonly href: string;
  readonly search: string;
};

/** What a vertical says of an offer that is saved. Its days and the way back to it are those of its search. */
export type SavedLook<Held, Row> = {
  /** How many the search is for; null where that is chosen later. */
  readonly people: number | null;
  readonly of: (
    row: Row,
    held: Held,
    isDated: boolean,
  ) => (Pick<SavedOffer, "art" | "detail" | "title"> & SavedShort) | SavedRide;
  /** Whether it can be had on many days: where its address names none, none is kept. */
  readonly isOfManyDays?: boolean;
  /** What the search itself is called, where its offers are called otherwise. */
  readonly placeOf?: (held: Held) => Names | null;
  /** The city of its offers, where they do not say it themselves. */
  readonly cityOf?: (held: Held) => Names | null;
  /** Its own page and the search of what that shows, where it is saved by these and not by the search that found it. */
  readonly shownOf?: (row: Row) => SearchShown;
  /** Whether a picture leads its card: what saves it lies over that. */
  readonly hasPicture?: boolean;
};

type Way = { readonly from: { readonly name: Names }; readonly to: { readonly name: Names } };

/** Of whoever carries people, where all that was found goes one way. */
export const savedWays = <Held extends Way, Row extends Pick<SavedRide, "arrives" | "departs">>(
  people: number | null,
  whoOf: (row: Row) => Pick<SavedRide, "emblem" | "who">,
): SavedLook<Held, Row> => ({
  people,
  of: (row, { from, to }) => ({
    ...whoOf(row),
    from: from.name,
    to: to.name,
    departs: row.departs,
    arrives: row.arrives,
  }),
});

/** Of a place to stay at: what it is called and where it is. Its search is called by the place that was looked in. */
export const savedStays = <
  Held extends { readonly place: { readonly names: Names; readonly within: Names | null } | null },
  Row,
>(
  { adults, children }: { readonly adults: number; readonly children: number },
  of: SavedLook<Held, Row>["of"],
): SavedLook<Held, Row> => ({
  people: adults + children,
  of,
  placeOf: ({ place }) => place?.names ?? null,
  cityOf: ({ place }) => place?.within ?? place?.names ?? null,
  hasPicture: true,
});
