/** A place-local wall time without offset, `2026-12-03T08:15`. It means an instant only together with its IANA zone. */
export type LocalDateTime = string;
/** A calendar date, `2026-12-03`. */
export type LocalDate = string;
/** Milliseconds since the epoch, UTC. */
export type Instant = number;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** More days than anybody looks at in one go. */
const mostRemembered = 20_000;

/** Remembers what a function of whole numbers gives, until that is too much. */
const remembered = <Value>(work: (key: number) => Value): ((key: number) => Value) => {
  const known = new Map<number, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work(key);
    if (known.size >= mostRemembered) known.clear();
    known.set(key, value);
    return value;
  };
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(zone, made);
  return made;
};

/** Asks the platform, which takes its time. Rules change on whole hours. */
const askOffset = (zone: string, hours: number): number => {
  const at = hours * hour;
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const wall = Date.UTC(
    parts["year"] ?? 0,
    (parts["month"] ?? 1) - 1,
    parts["day"] ?? 1,
    parts["hour"] ?? 0,
    parts["minute"] ?? 0,
  );
  return Math.round((wall - at) / minute);
};

type ZoneClock = {
  readonly atHour: (hours: number) => number;
  /** For a whole day of UTC; not a number on a day on which the zone changes its clocks. */
  readonly onDay: (days: number) => number;
};

const clocks = new Map<string, ZoneClock>();

const clockOf = (zone: string): ZoneClock => {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const atHour = remembered((hours) => askOffset(zone, hours));
  const onDay = remembered((days) => {
    const first = atHour(days * 24);
    return first === atHour((days + 1) * 24) ? first : Number.NaN;
  });
  clocks.set(zone, { atHour, onDay });
  return { atHour, onDay };
};

/** Minutes that the zone is ahead of UTC at the instant. */
export const offsetMinutes = (zone: string, instant: Instant): number => {
  const { atHour, onDay } = clockOf(zone);
  const offset = onDay(Math.floor(instant / day));
  return Number.isNaN(offset) ? atHour(Math.floor(instant / hour)) : offset;
};

const numberIn = (text: string, from: number, until: number): number => {
  let value = 0;
  for (let index = from; index < until; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
};

/** Reads a wall time, or a date's midnight, as if it were UTC; the offset is the caller's business. Searches do little else. */
const wallMs = (local: LocalDateTime): number => {
  const date = Date.UTC(numberIn(local, 0, 4), numberIn(local, 5, 7) - 1, numberIn(local, 8, 10));
  return local.length === 10 ? date : date + numberIn(local, 11, 13) * hour + numberIn(local, 14, 16) * minute;
};

const dateText = remembered((days): LocalDate => new Date(days * day).toISOString().slice(0, 10));
const timeText = remembered((minutes): string => new Date(minutes * minute).toISOString().slice(10, 16));

/** Writes what a clock of UTC shows. */
const wallText = (ms: number): LocalDateTime => {
  const days = Math.floor(ms / day);
  return dateText(days) + timeText(Math.floor((ms - days * day) / minute));
};

/** The instant at which the zone's clocks show the wall time, or the date's midnight. */
export const toInstant = (local: LocalDateTime, zone: string): Instant => {
  const wall = wallMs(local);
  const guess = wall - offsetMinutes(zone, wall) * minute;
  return wall - offsetMinutes(zone, guess) * minute;
};

/** What the zone's clocks show at the instant. */
export const toLocal = (instant: Instant, zone: string): LocalDateTime =>
  wallText(instant + offsetMinutes(zone, instant) * minute);

export const toLocalDate = (instant: Instant, zone: string): LocalDate => toLocal(instant, zone).slice(0, 10);

export const addDays = (date: LocalDate, days: number): LocalDate => dateText(Math.floor(wallMs(date) / day) + days);

/** Whole days from one date to another; negative when the second lies before. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => Math.round((wallMs(to) - wallMs(from)) / day);

/** The epoch began on a Thursday. */
const firstWeekday = 3;

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: LocalDate): number => (((wallMs(date) / day + firstWeekday) % 7) + 7) % 7;

/** `2026-12-03` and 510 → `2026-12-03T08:30`. */
export const atMinute = (date: LocalDate, minuteOfDay: number): LocalDateTime =>
  wallText(wallMs(date) + minuteOfDay * minute);

/** Completed years from a birth date to another date; someone born on 29 February turns on 1 March in other years. */
export const ageOn = (birth: LocalDate, on: LocalDate): number => {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
};
