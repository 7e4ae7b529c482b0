import type { EpochMs } from "./ports.ts";

/** A place's own date and time without an offset, `2026-12-03T20:30` or with seconds, and the place's IANA zone. */
type LocalTime = { readonly local: string; readonly zone: string };

const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-GB-u-ca-gregory-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(zone, made);
  return made;
};

const minuteMs = 60_000;

/** How far a zone's clocks are ahead of UTC at an instant, in minutes. */
export const zoneOffsetMinutes = (zone: string, at: EpochMs): number => {
  const parts = Object.fromEntries(
    formatFor(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((shown - Math.floor(at / 1000) * 1000) / minuteMs);
};

/** When a place's clocks show a time. In the hour that clocks pass twice it is the earlier of the two. */
export const instantOfPlace = ({ local, zone }: LocalTime): EpochMs => {
  const asUtc = Date.parse(`${local.length === 16 ? `${local}:00` : local}Z`);
  const before = zoneOffsetMinutes(zone, asUtc - 24 * 60 * minuteMs);
  const after = zoneOffsetMinutes(zone, asUtc + 24 * 60 * minuteMs);
  const candidates = [before, after].map((offset) => asUtc - offset * minuteMs);
  const fitting = candidates.filter((at) => at + zoneOffsetMinutes(zone, at) * minuteMs === asUtc);
  // In the hour that is skipped nothing fits: the clocks had the offset of before.
  return fitting.length > 0 ? Math.min(...fitting) : asUtc - before * minuteMs;
};
