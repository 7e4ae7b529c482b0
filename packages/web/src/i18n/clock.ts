import type { Locale } from "@safar/engine";
import { remembered } from "./remembered.ts";

/*
 * The one clock: twenty-four hours in both editions and both languages, as boards, timetables and tickets have it here. "12:30 am"
 * is the hour that people get wrong, and a page that has both clocks is read wrongly. A rule of the sources keeps every other file
 * from writing an hour of its own, and journeys look for the other clock on every page.
 */

/** The hour on a place's clock: `08:15`. */
export const clockOf = (local: string): string => local.slice(11, 16);

/** An hour of the day, from minutes after midnight. */
export const clockAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

// Swedish writes a time as calls do, but for a letter between: 2026-11-21 20:30.
const localFormat = remembered(
  (timeZone) => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }),
);

/** What a zone's clocks show at an instant, in milliseconds: `2026-11-21T20:30`. */
export const localAt = (timeZone: string, at: number): string => localFormat(timeZone).format(at).replace(" ", "T");

const zoneNames = remembered((key) => {
  const [language, timeZone] = key.split("|");
  return new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "shortGeneric" });
});

/** Countries by the name that everybody uses: the platforms write them out in full. */
export const shortCountry = (name: string): string =>
  name
    .replace("المملكة العربية السعودية", "السعودية")
    .replace("الإمارات العربية المتحدة", "الإمارات")
    .replace("United Arab Emirates", "UAE");

/**
 * Whose clocks a zone's are: `Pakistan Time`, `توقيت السعودية`. British English has letters for some, such as GST, which is a tax to many:
 * the language alone names the country.
 */
export const zoneName = (zone: string, at: number, locale: Locale): string =>
  shortCountry(
    zoneNames(`${locale}|${zone}`)
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value ?? zone,
  );

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
