/** A place-local wall time without offset, `2026-12-03T08:15`. It means an instant only together with its IANA zone. */
export type LocalDateTime = string;
/** A calendar date, `2026-12-03`. */
export type LocalDate = string;
/** Milliseconds since the epoch, UTC. */
export type Instant = number;

const minute = 60_000;
const day = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

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

/** Minutes that the zone is ahead of UTC at the instant. Remembered by the hour, since rules change on whole hours. */
export const offsetMinutes = (zone: string, instant: Instant): number => {
  const hour = Math.floor(instant / 3_600_000);
  const key = `${zone}/${hour}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const at = hour * 3_600_000;
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
  const found = Math.round((wall - at) / minute);
  if (offsets.size > 50_000) offsets.clear();
  offsets.set(key, found);
  return found;
};

/** Reads a wall time, or a date's midnight, as if it were UTC; the offset is the caller's business. */
const wallMs = (local: LocalDateTime): number => Date.parse(local.length === 10 ? `${local}T00:00Z` : `${local}Z`);

/** The instant at which the zone's clocks show the wall time, or the date's midnight. */
export const toInstant = (local: LocalDateTime, zone: string): Instant => {
  const wall = wallMs(local);
  const guess = wall - offsetMinutes(zone, wall) * minute;
  return wall - offsetMinutes(zone, guess) * minute;
};

/** What the zone's clocks show at the instant. */
export const toLocal = (instant: Instant, zone: string): LocalDateTime =>
  new Date(instant + offsetMinutes(zone, instant) * minute).toISOString().slice(0, 16);

export const toLocalDate = (instant: Instant, zone: string): LocalDate => toLocal(instant, zone).slice(0, 10);

export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(wallMs(date) + days * day).toISOString().slice(0, 10);

/** Whole days from one date to another; negative when the second lies before. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => Math.round((wallMs(to) - wallMs(from)) / day);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: LocalDate): number => (new Date(wallMs(date)).getUTCDay() + 6) % 7;

/** `2026-12-03` and 510 → `2026-12-03T08:30`. */
export const atMinute = (date: LocalDate, minuteOfDay: number): LocalDateTime =>
  new Date(wallMs(date) + minuteOfDay * minute).toISOString().slice(0, 16);

/** Completed years from a birth date to another date; someone born on 29 February turns on 1 March in other years. */
export const ageOn = (birth: LocalDate, on: LocalDate): number => {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
};
