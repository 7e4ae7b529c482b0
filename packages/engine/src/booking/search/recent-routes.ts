import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { Names } from "../../kernel/names.ts";
import type { DeviceStorage } from "../../kernel/ports.ts";
import { createRecents, isKeptRecord, type Recents } from "./recents.ts";
import type { SearchText } from "./search.types.ts";

type NamedPlace = { readonly slug: string; readonly name: Names };

/** A search between two places that was made on this device, with the places that it names. */
export type RecentRoute = { readonly search: SearchText; readonly from: NamedPlace; readonly to: NamedPlace };

type Options = {
  readonly storage: DeviceStorage;
  /** What the searches are kept under. */
  readonly key: string;
  /** What a search asks for, its places by their slugs. */
  readonly decode: (search: SearchText) => { readonly from: string; readonly to: string; readonly date: CalendarDate };
};

const isPlace = (value: unknown): value is NamedPlace => isKeptRecord(value, { texts: ["slug"], names: ["name"] });

export const createRecentRoutes = ({ decode, ...kept }: Options): Recents<RecentRoute> =>
  createRecents({
    ...kept,
    isEntry: (entry): entry is RecentRoute => isPlace(entry["from"]) && isPlace(entry["to"]),
    isWhole: ({ search, from, to }) => {
      const criteria = decode(search);
      return criteria.from === from.slug && criteria.to === to.slug;
    },
    isAhead: ({ search }, today) => decode(search).date >= today,
  });
