import { type CalendarDate, createRecents, isKeptRecord, type Locale, type SearchText } from "@safar/engine";
import { deviceStorage } from "../../engine/device/device-storage.ts";

/** A search in words, in both languages: it is shown where nothing of its vertical is known. */
export type ToldSearch = {
  /** Where making it again leads. */
  readonly href: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly days: Readonly<Record<Locale, string>>;
  /** Its first day. */
  readonly first: CalendarDate;
};

type LastSearch = ToldSearch & { readonly search: SearchText };

/** What a search of a vertical is known by among all. */
export const keyOfTold = (vertical: string, search: SearchText): SearchText => `${vertical} ${search}`;

/** The searches made on this device, of all verticals together. */
export const lastSearches = createRecents<LastSearch>({
  storage: deviceStorage,
  key: "last-searches",
  isEntry: (kept): kept is LastSearch =>
    isKeptRecord(kept, { texts: ["href", "first"], names: ["name", "days"] }) && String(kept["href"]).startsWith("/"),
  isAhead: ({ first }, today) => first >= today,
});
