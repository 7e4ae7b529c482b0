import {
  checked,
  countIn,
  type DayProblem,
  dayIn,
  dayProblem,
  type FormFields,
  fieldIn,
} from "../../booking/search/criteria.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import { addDays, type CalendarDate } from "../../kernel/calendar-date.ts";
import { readQuery } from "../../kernel/query.ts";
import type { Result } from "../../kernel/result.ts";

/** Who sleeps in one room. A child whose age is not said yet has null. */
export type RoomParty = { readonly adults: number; readonly childAges: readonly (number | null)[] };

export type StayCriteria = {
  /** As an address writes it, or what somebody typed instead. */
  readonly place: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly rooms: readonly RoomParty[];
};

export const stayLimits = {
  rooms: 6,
  adultsPerRoom: 6,
  childrenPerRoom: 4,
  /** From twelve on they are adults. */
  oldestChild: 11,
  nights: 30,
  daysAhead: 361,
} as const;

export type StayProblem =
  | { readonly code: "place_missing" }
  /** It was looked for, and no place is called so. */
  | { readonly code: "place_unknown"; readonly typed: string }
  | DayProblem<"check_in">
  | { readonly code: "check_out_missing" }
  | { readonly code: "check_out_before_check_in" }
  | { readonly code: "too_many_nights"; readonly max: number }
  | { readonly code: "no_rooms" }
  /** 'Maximum 6 rooms allowed' */
  | { readonly code: "too_many_rooms"; readonly max: number }
  | { readonly code: "no_adult"; readonly room: number }
  | { readonly code: "too_many_adults"; readonly room: number; readonly max: number }
  | { readonly code: "too_many_children"; readonly room: number; readonly max: number }
  | { readonly code: "child_age_missing"; readonly room: number; readonly child: number };

const placePattern = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;

/** Whether a place is an address's part, rather than words that somebody typed. */
export const isPlaceId = (place: string): boolean => placePattern.test(place);

const writtenRoom = ({ adults, childAges }: RoomParty): string =>
  childAges.length === 0 ? `${adults}` : `${adults}-${childAges.map((age) => age ?? "").join(".")}`;

/** The rooms as one part of an address: `2-1.7_1` is two adults with a baby and a child of seven, and one adult. */
export const writeRooms = (rooms: readonly RoomParty[]): string => rooms.map(writtenRoom).join("_");

/** The search as a text, the same for the same search: `place=karachi&in=2026-12-08&out=2026-12-11&rooms=2`. */
export const encodeStay = ({ place, checkIn, checkOut, rooms }: StayCriteria): SearchText =>
  [`place=${encodeURIComponent(place)}`, `in=${checkIn}`, `out=${checkOut}`, `rooms=${writeRooms(rooms)}`].join("&");

/** The hotel that an address names beside its stay, by which it outlives its session; null where it names none. */
export const hotelNamedIn = (search: SearchText): string | null => readQuery(search).get("hotel") || null;

const ageIn = (text: string): number | null => {
  const age = countIn(text, stayLimits.oldestChild + 1);
  return age > stayLimits.oldestChild ? null : age;
};

/** One more than are allowed are read, so that too many are told of rather than lost. */
export const readRooms = (text: string): readonly RoomParty[] => {
  const parts = text.split("_").filter((part) => part !== "");
  return parts.slice(0, stayLimits.rooms + 1).map((part) => {
    const [adults = "", ages] = part.split("-");
    return {
      adults: countIn(adults, 0),
      childAges:
        ages === undefined
          ? []
          : ages
              .split(".")
              .slice(0, stayLimits.childrenPerRoom + 1)
              .map(ageIn),
    };
  });
};

export const usualRooms: readonly RoomParty[] = [{ adults: 2, childAges: [] }];

/** Any text as a search, as far as it goes: what is missing or not understood is empty, and `checkStay` names it. */
export const decodeStay = (text: SearchText): StayCriteria => {
  const fields = readQuery(text);
  const rooms = readRooms(fields.get("rooms") ?? "");
  return {
    place: (fields.get("place") ?? "").trim().slice(0, 80),
    checkIn: dayIn(fields.get("in")),
    checkOut: dayIn(fields.get("out")),
    rooms: rooms.length === 0 ? usualRooms : rooms,
  };
};

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Whether a query is a form as a browser without script sends it, rather than a search's own text. */
export const isStayForm = (fields: FormFields): boolean => typeof fields.get("adults1") === "string";

/**
 * A form as a search, nothing lost: `place`, `in`, `out`, and for each room `adults1` and its children's ages `child1-1` to
 * `child1-4`. A room without adults is not asked for.
 */
export const stayFromForm = (fields: FormFields): StayCriteria => {
  const rooms = numbersTo(stayLimits.rooms + 1).flatMap((room): readonly RoomParty[] => {
    const adults = countIn(fieldIn(fields, `adults${room}`), 0);
    if (adults === 0) return [];
    const ages = numbersTo(stayLimits.childrenPerRoom).map((child) => fieldIn(fields, `child${room}-${child}`));
    return [{ adults, childAges: ages.filter((age) => age !== "").map(ageIn) }];
  });
  return {
    place: fieldIn(fields, "place").slice(0, 80),
    checkIn: dayIn(fieldIn(fields, "in")),
    checkOut: dayIn(fieldIn(fields, "out")),
    rooms: rooms.length === 0 ? usualRooms : rooms,
  };
};

const dayNumber = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

export const nightsBetween = (checkIn: CalendarDate, checkOut: CalendarDate): number =>
  checkIn === "" || checkOut === "" ? 0 : dayNumber(checkOut) - dayNumber(checkIn);

const checkOutProblem = ({ checkIn, checkOut }: StayCriteria): StayProblem | undefined => {
  if (checkOut === "") return { code: "check_out_missing" };
  if (checkIn === "") return undefined;
  if (checkOut <= checkIn) return { code: "check_out_before_check_in" };
  return nightsBetween(checkIn, checkOut) > stayLimits.nights
    ? { code: "too_many_nights", max: stayLimits.nights }
    : undefined;
};

const roomProblems = ({ adults, childAges }: RoomParty, room: number): readonly StayProblem[] => [
  ...(adults < 1 ? [{ code: "no_adult", room } as const] : []),
  ...(adults > stayLimits.adultsPerRoom
    ? [{ code: "too_many_adults", room, max: stayLimits.adultsPerRoom } as const]
    : []),
  ...(childAges.length > stayLimits.childrenPerRoom
    ? [{ code: "too_many_children", room, max: stayLimits.childrenPerRoom } as const]
    : []),
  ...childAges.flatMap((age, child) => (age === null ? [{ code: "child_age_missing", room, child } as const] : [])),
];

type Limits = {
  readonly today: CalendarDate;
  /** What somebody typed that was looked for and not found. */
  readonly unknownPlace?: string | null;
};

const placeProblem = (place: string, unknown: string | null | undefined): StayProblem | undefined => {
  if (place !== "" && place === unknown) return { code: "place_unknown", typed: place };
  return isPlaceId(place) ? undefined : { code: "place_missing" };
};

/** A search that can be made, or everything that keeps it from being made. */
export const checkStay = (
  criteria: StayCriteria,
  { today, unknownPlace }: Limits,
): Result<StayCriteria, readonly StayProblem[]> => {
  const { place, checkIn, rooms } = criteria;
  return checked<StayCriteria, StayProblem>(criteria, [
    placeProblem(place, unknownPlace),
    dayProblem("check_in", checkIn, { today, daysAhead: stayLimits.daysAhead }, {}),
    checkOutProblem(criteria),
    rooms.length === 0 ? { code: "no_rooms" } : undefined,
    rooms.length > stayLimits.rooms ? { code: "too_many_rooms", max: stayLimits.rooms } : undefined,
    ...rooms.flatMap(roomProblems),
  ]);
};

/** A search that a text holds and that can be made. */
export const readStay = (text: SearchText, limits: Limits): Result<StayCriteria, readonly StayProblem[]> =>
  checkStay(decodeStay(text), limits);

/** The same stay a day later, as an empty list offers. */
export const nextDay = (criteria: StayCriteria): StayCriteria => ({
  ...criteria,
  checkIn: addDays(criteria.checkIn, 1),
  checkOut: addDays(criteria.checkOut, 1),
});

/** How many guests there are, babies among the children. */
export const guestCounts = ({ rooms }: Pick<StayCriteria, "rooms">) => ({
  rooms: rooms.length,
  adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
  children: rooms.reduce((sum, { childAges }) => sum + childAges.length, 0),
});
