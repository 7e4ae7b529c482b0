import {
  type CalendarDate,
  createRecentRoutes,
  type FormFields,
  type FoundPlace,
  type KnownPlaces,
  type Locale,
  parseCalendarDate,
  type RecentRoute,
  type SearchText,
} from "@safar/engine";
import { deviceStorage } from "../../engine/device/device-storage.ts";

type Route = { readonly from: string; readonly to: string; readonly date: CalendarDate };

/** What stands in a field of a form that was sent or is not alive yet. */
export const textOf = (fields: FormFields, name: string): string => {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
};

/** The places and the day in the fields; a place that the form knows is its slug. */
export const routeIn = (fields: FormFields, places: KnownPlaces): Route => {
  const placeIn = (end: "from" | "to") => places.get(textOf(fields, end)) ?? textOf(fields, end);
  return { from: placeIn("from"), to: placeIn("to"), date: parseCalendarDate(textOf(fields, "date")) ?? "" };
};

type Options = {
  /** What the searches made on this device are kept under. */
  readonly key: string;
  readonly decode: (search: SearchText) => Route;
  /** A place as forms and their lists know it. */
  readonly placeOf: (place: RecentRoute["from"]) => FoundPlace;
};

/** What is alike in every plan of a search between two places that addresses name. */
export const routePlan = ({ key, decode, placeOf }: Options) => ({
  sent: { sent: "1" },
  placeId: ({ id }: FoundPlace): string => id,
  placeText: ({ names }: FoundPlace, locale: Locale): string => names[locale],
  recents: createRecentRoutes({ storage: deviceStorage, key, decode }),
  recentOf: (search: SearchText, found: (slug: string) => FoundPlace | undefined): RecentRoute | undefined => {
    const { from, to } = decode(search);
    const [start, end] = [found(from), found(to)];
    return start && end && { search, from: { slug: from, name: start.names }, to: { slug: to, name: end.names } };
  },
  placesOf: ({ from, to }: RecentRoute): readonly FoundPlace[] => [from, to].map(placeOf),
});
