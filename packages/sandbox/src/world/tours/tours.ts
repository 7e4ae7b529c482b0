import { editionZone } from "../editions.ts";
import { slugNow } from "../former-slugs.data.ts";
import { hash32 } from "../hash.ts";
import { createNameSearch } from "../name-search.ts";
import { bothNames, type Names } from "../names.ts";
import { placeRows } from "./places.data.ts";
import { adviceWords } from "./tour-advice.data.ts";
import { type QuestionCode, stopsOf, type UnitCode, unitRows } from "./tour-words.data.ts";
import { tourRows } from "./tours.data.ts";

export type TourPlace = {
  readonly slug: string;
  readonly country: "PK" | "SA";
  readonly zone: string;
  readonly names: Names;
  readonly latitude: number;
  readonly longitude: number;
  readonly meeting: Names;
  readonly sights: readonly Names[];
  /** What is told of it. */
  readonly tale: Names;
};

export type TourKind = "city" | "desert" | "mountains" | "food" | "sea" | "history" | "pilgrimage";

export type TourUnit = {
  readonly code: UnitCode;
  readonly names: Names;
  readonly ages: readonly [min: number, max: number];
  readonly needsAdult: boolean;
  /** Of an adult's price. */
  readonly share: number;
};

/** A way to take a tour. A private one is one party's alone. */
export type TourOption = {
  /** `mughal-lahore.private`. */
  readonly id: string;
  readonly tour: Tour;
  readonly kind: "shared" | "private";
  /** How many have room at one start. */
  readonly places: number;
  readonly least: number;
  readonly most: number;
  /** Hours before it begins. */
  readonly closesHours: number;
  readonly units: readonly TourUnit[];
};

export type Tour = {
  readonly slug: string;
  readonly names: Names;
  readonly place: TourPlace;
  readonly kind: TourKind;
  readonly minutes: number;
  readonly dollars: number;
  readonly languages: readonly string[];
  readonly pickup: "none" | "offered" | "required";
  readonly isInstant: boolean;
  readonly freeUntilHours: number | null;
  readonly voucherBy: "party" | "unit";
  /** There is always room. */
  readonly isFreesale: boolean;
  readonly hasPrivate: boolean;
  readonly isForGrown: boolean;
  readonly hue: number;
  readonly questions: readonly QuestionCode[];
  /** What is worth knowing before it, what matters most first. */
  readonly advice: readonly Names[];
  /** When it always does; null where that goes by its kind and length. */
  readonly setsOut: string | null;
  /** Each with whether its entrance is in the price; null where there is none to pay. */
  readonly stops: readonly { readonly names: Names; readonly isIncluded: boolean | null }[];
};

const parted = (text: string): readonly string[] => text.split("|");

export const tourPlaces: readonly TourPlace[] = placeRows.map(
  ([slug, country, en, ar, latitude, longitude, meeting, meetingAr, sights, sightsAr, tale, taleAr]) => ({
    slug,
    country,
    zone: editionZone[country],
    names: { en, ar },
    latitude,
    longitude,
    meeting: { en: meeting, ar: meetingAr },
    tale: { en: tale, ar: taleAr },
    sights: parted(sights).map((sight, index) => ({ en: sight, ar: parted(sightsAr)[index] ?? sight })),
  }),
);

export const placeBySlug = (slug: string): TourPlace | undefined => tourPlaces.find((place) => place.slug === slug);

const hueOf: Readonly<Record<TourKind, number>> = {
  city: 270,
  desert: 32,
  mountains: 152,
  food: 12,
  sea: 202,
  history: 52,
  pilgrimage: 172,
};

const languagesOf = (slug: string, country: TourPlace["country"]): readonly string[] => {
  const own = country === "PK" ? ["ur", "en"] : ["ar", "en"];
  const third = country === "PK" ? "ar" : "ur";
  return hash32(`${slug}/language`) % 3 === 0 ? [...own, third] : own;
};

const questionsOf = (kind: TourKind, minutes: number): readonly QuestionCode[] => {
  if (minutes > dayMinutes) return ["fitness", "emergency"];
  if (kind === "food") return ["diet"];
  return kind === "sea" ? ["swim"] : [];
};

export const dayMinutes = 24 * 60;

const marked: Readonly<Record<string, boolean>> = { "+": true, "*": false };

const ownStops = (stops: string, stopsAr: string): Tour["stops"] => {
  const arabic = parted(stopsAr);
  return parted(stops).map((stop, index) => ({
    names: { en: stop.replace(/[+*]$/, ""), ar: arabic[index] ?? stop },
    isIncluded: marked[stop.at(-1) ?? ""] ?? null,
  }));
};

const usualStops = (kind: TourKind, hours: number, { sights }: TourPlace): Tour["stops"] =>
  (stopsOf[kind] ?? sights.slice(0, hours > 3 ? 4 : 3)).map((names) => ({
    names,
    isIncluded: kind === "history" || null,
  }));

const clocks: Readonly<Record<string, string>> = { "1": "08:30", "2": "15:00", "3": "18:30" };

const freeHours = ({ isLong, isFetched }: { readonly isLong: boolean; readonly isFetched: boolean }): number =>
  isLong ? 168 : isFetched ? 48 : 24;

export const tours: readonly Tour[] = tourRows.flatMap((row) => {
  const [slug, of, kind, en, ar, hours, dollars, marks, advice, own = "", ownAr = ""] = row;
  const place = placeBySlug(of);
  if (place === undefined) return [];
  const isFetched = marks.includes("P");
  return [
    {
      slug,
      names: { en, ar },
      place,
      kind,
      minutes: hours * 60,
      dollars,
      languages: languagesOf(slug, place.country),
      pickup: isFetched ? "required" : marks.includes("p") ? "offered" : "none",
      isInstant: !marks.includes("r"),
      freeUntilHours: marks.includes("n") ? null : freeHours({ isLong: hours >= 24, isFetched }),
      voucherBy: marks.includes("u") ? "unit" : "party",
      isFreesale: marks.includes("f"),
      hasPrivate: marks.includes("v"),
      isForGrown: marks.includes("a"),
      hue: (hueOf[kind] + (hash32(slug) % 25)) % 360,
      questions: questionsOf(kind, hours * 60),
      advice: advice.map((of) => adviceWords[of]),
      setsOut: clocks[marks.at(-1) ?? ""] ?? null,
      stops: own === "" ? usualStops(kind, hours, place) : ownStops(own, ownAr),
    },
  ];
});

/** A tour by its slug, or by one that it had before. */
export const tourBySlug = (of: string): Tour | undefined => tours.find(({ slug }) => slug === slugNow(of));

export const toursIn = (place: string): readonly Tour[] => tours.filter((tour) => tour.place.slug === place);

const isSold = ({ isForGrown, kind }: Tour, code: UnitCode): boolean => {
  if (isForGrown) return ["adult", "senior", "youth"].includes(code);
  return kind === "history" || (code !== "student" && code !== "senior");
};

const unitsOf = (tour: Tour): readonly TourUnit[] =>
  unitRows
    .filter(([code]) => isSold(tour, code))
    .map(([code, en, ar, ages, needsAdult, share]) => ({
      code,
      names: { en, ar },
      ages,
      needsAdult,
      share,
    }));

const mostInOrder = 9;

const closing = ({ isInstant, minutes, pickup }: Tour): number => {
  if (!isInstant) return 48;
  if (minutes >= dayMinutes) return 72;
  return pickup === "required" ? 12 : 2;
};

export const optionsOf = (tour: Tour): readonly TourOption[] => {
  const places = tour.slug === "hidden-cellars-of-the-fort" ? 1 : 8 + (hash32(`${tour.slug}/places`) % 9);
  const shared = {
    tour,
    least: tour.minutes > 4 * dayMinutes ? 2 : 1,
    closesHours: closing(tour),
    units: unitsOf(tour),
  };
  return [
    { ...shared, id: `${tour.slug}.shared`, kind: "shared", places, most: Math.min(places, mostInOrder) },
    ...(tour.hasPrivate
      ? [{ ...shared, id: `${tour.slug}.private`, kind: "private" as const, places: 8, least: 2, most: 8 }]
      : []),
  ];
};

export const optionById = (id: string): TourOption | undefined => {
  const [slug = "", kind] = id.split(".");
  const tour = tourBySlug(slug);
  return tour && optionsOf(tour).find((option) => option.kind === kind);
};

/** Places by their names and sights, in either script, near spellings too. */
export const placesLike = createNameSearch(tourPlaces, {
  idOf: ({ slug }) => slug,
  fields: {
    name: { boost: 3, textOf: ({ names }) => bothNames(names) },
    sights: { boost: 1, textOf: ({ sights }) => sights.map(bothNames).join(" ") },
  },
  weightOf: () => 1,
});
