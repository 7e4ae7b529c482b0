import { remembered } from "./remembered.ts";

/** The hour on a place's clock: `08:15`. */
export const clockOf = (local: string): string => local.slice(11, 16);

/** An hour of the day, from minutes after midnight. */
export const clockAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const offsetOf = (zone: string, instant: number): number => {
  const words = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(words ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

const offsets = remembered((key) => {
  const [zone = "UTC", local = ""] = key.split("|");
  const asUtc = Date.parse(`${local.slice(0, 16)}:00Z`);
  // The zone's offset depends on the instant, and the instant on the offset: the second look is right beside a change too.
  const guess = offsetOf(zone, asUtc);
  const offset = offsetOf(zone, asUtc - guess * 60_000);
  const [sign, minutes] = offset < 0 ? ["\u2212", -offset] : ["+", offset];
  const rest = minutes % 60;
  return `UTC${sign}${Math.floor(minutes / 60)}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
});

/** How far a place's clock is from UTC at a time of its own: `UTC+5`. */
export const zoneWords = ({ local, zone }: { readonly local: string; readonly zone: string }): string =>
  offsets(`${zone}|${local}`);
