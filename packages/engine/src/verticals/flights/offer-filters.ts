import { readQuery, writeQuery } from "../../kernel/query.ts";

/** From and to, both included. */
export type Range = readonly [from: number, to: number];

export type OfferSort = "best" | "cheapest" | "fastest" | "earliest";

/** What is wanted; null and empty want everything. */
export type OfferFilters = {
  /** Most stops of any leg; 2 stands for two and more. */
  readonly stops: readonly (0 | 1 | 2)[];
  readonly airlines: readonly string[];
  /** Minor units. */
  readonly price: Range | null;
  readonly maxMinutes: number | null;
  /** Minutes after local midnight, by leg. */
  readonly departs: readonly (Range | null)[];
  readonly arrives: readonly (Range | null)[];
  readonly refundable: boolean;
  readonly checkedBag: boolean;
};

export type OfferView = { readonly filters: OfferFilters; readonly sort: OfferSort };

export const noFilters: OfferFilters = {
  stops: [],
  airlines: [],
  price: null,
  maxMinutes: null,
  departs: [],
  arrives: [],
  refundable: false,
  checkedBag: false,
};

export const offerSorts = ["best", "cheapest", "fastest", "earliest"] as const satisfies readonly OfferSort[];

/** Night, morning, afternoon and evening, in minutes after local midnight. */
export const dayParts: readonly Range[] = [
  [0, 359],
  [360, 719],
  [720, 1079],
  [1080, 1439],
];

const writeRange = (range: Range | null): string => (range === null ? "" : `${range[0]}-${range[1]}`);

const writeRanges = (ranges: readonly (Range | null)[]): string => ranges.map(writeRange).join("_");

/** As parameters of an address; what is not filtered by is left out. */
export const encodeOfferView = ({ filters, sort }: OfferView): string =>
  writeQuery([
    ["stops", filters.stops.join("_")],
    ["airlines", filters.airlines.join("_")],
    ["price", writeRange(filters.price)],
    ["duration", filters.maxMinutes === null ? "" : String(filters.maxMinutes)],
    ["departs", writeRanges(filters.departs)],
    ["arrives", writeRanges(filters.arrives)],
    ["refundable", filters.refundable ? "1" : ""],
    ["bag", filters.checkedBag ? "1" : ""],
    ["sort", sort === "best" ? "" : sort],
  ]);

const readRange = (text: string | undefined): Range | null => {
  const [, from, to] = /^(\d{1,12})-(\d{1,12})$/.exec(text ?? "") ?? [];
  return from === undefined || to === undefined || Number(from) > Number(to) ? null : [Number(from), Number(to)];
};

const readRanges = (text: string | undefined): readonly (Range | null)[] =>
  text === undefined || text === "" ? [] : text.split("_").slice(0, 6).map(readRange);

const partsOf = (text: string | undefined): readonly string[] => [
  ...new Set((text ?? "").split("_").filter((part) => part !== "")),
];

const isStops = (count: number): count is 0 | 1 | 2 => count === 0 || count === 1 || count === 2;

/** Any parameters as a view; what is not understood filters nothing. */
export const decodeOfferView = (text: string): OfferView => {
  const pairs = readQuery(text);
  const duration = pairs.get("duration") ?? "";
  return {
    filters: {
      stops: partsOf(pairs.get("stops")).map(Number).filter(isStops),
      airlines: partsOf(pairs.get("airlines")).filter((code) => /^[A-Z0-9]{2}$/.test(code)),
      price: readRange(pairs.get("price")),
      maxMinutes: /^\d{1,5}$/.test(duration) ? Number(duration) : null,
      departs: readRanges(pairs.get("departs")),
      arrives: readRanges(pairs.get("arrives")),
      refundable: pairs.get("refundable") === "1",
      checkedBag: pairs.get("bag") === "1",
    },
    sort: offerSorts.find((sort) => sort === pairs.get("sort")) ?? "best",
  };
};
