import { instantOfPlace, zoneOffsetMinutes } from "../../kernel/place-time.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { PlaceTime } from "../list/booking-list.types.ts";

/** Something of a booking that takes place: a flight, a night, a show. */
export type CalendarEvent = {
  /** The same for the same event in every file, so that a calendar replaces what it had. */
  readonly id: string;
  readonly starts: PlaceTime;
  readonly ends: PlaceTime;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  /** The page it is about. */
  readonly url: string;
};

type Calendar = {
  readonly name: string;
  /** A host that the events' ids belong to. */
  readonly domain: string;
  readonly writtenAt: EpochMs;
  readonly events: readonly CalendarEvent[];
  /** They do not take place any more: a calendar that has them takes them out, and one that has not takes nothing in. */
  readonly isCancelled?: boolean;
};

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");

const longestLine = 75;

/** Of a character in UTF-8. */
const octetsOf = (sign: string): number => {
  const point = sign.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** Lines are at most 75 octets; what is longer goes on in the next line, after a space. No character is cut in two. */
const folded = (line: string): string => {
  const rows: string[] = [];
  let row = "";
  let left = longestLine;
  for (const sign of line) {
    const octets = octetsOf(sign);
    if (octets > left) {
      rows.push(row);
      row = " ";
      left = longestLine - 1;
    }
    row += sign;
    left -= octets;
  }
  return [...rows, row].join("\r\n");
};

const compact = (iso: string): string => iso.slice(0, 19).replaceAll(/[-:]/g, "");

const utc = (at: EpochMs): string => `${compact(new Date(at).toISOString())}Z`;

const localTime = ({ local }: PlaceTime): string => compact(local.length === 16 ? `${local}:00` : local);

const offsetText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}${String(rest).padStart(2, "0")}`;
};

/**
 * A zone as far as these times need it: the offset at the first of them, and each other one from the day on which it is met.
 * Calendars that know the zone by its name use their own rules.
 */
const zoneLines = (zone: string, times: readonly PlaceTime[]): readonly string[] => {
  const offsets = times
    .map((time) => ({ day: time.local.slice(0, 10), offset: zoneOffsetMinutes(zone, instantOfPlace(time)) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const changes = offsets.filter(({ offset }, index) => index === 0 || offset !== offsets[index - 1]?.offset);
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...changes.flatMap(({ day, offset }, index) => [
      "BEGIN:STANDARD",
      `DTSTART:${index === 0 ? "19700101" : day.replaceAll("-", "")}T000000`,
      `TZOFFSETFROM:${offsetText(changes[index - 1]?.offset ?? offset)}`,
      `TZOFFSETTO:${offsetText(offset)}`,
      "END:STANDARD",
    ]),
    "END:VTIMEZONE",
  ];
};

/** By RFC 5546: who withdraws an event says who they are, and counts one more than what was published. */
const withdrawn = ({ name, domain }: Pick<Calendar, "domain" | "name">): readonly string[] => [
  `ORGANIZER;CN="${name}":https://${domain}`,
  "SEQUENCE:1",
  "STATUS:CANCELLED",
];

/** An iCalendar file. Times are those of their places' clocks, each with its zone, which the file describes. */
export const calendarFile = ({ name, domain, writtenAt, events, isCancelled = false }: Calendar): string => {
  const times = events.flatMap(({ starts, ends }) => [starts, ends]);
  const zones = [...new Set(times.map(({ zone }) => zone))];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(name)}//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${isCancelled ? "CANCEL" : "PUBLISH"}`,
    ...zones.flatMap((zone) =>
      zoneLines(
        zone,
        times.filter((time) => time.zone === zone),
      ),
    ),
    ...events.flatMap(({ id, starts, ends, title, place, text, url }) => [
      "BEGIN:VEVENT",
      `UID:${id}@${domain}`,
      `DTSTAMP:${utc(writtenAt)}`,
      ...(isCancelled ? withdrawn({ name, domain }) : []),
      `DTSTART;TZID=${starts.zone}:${localTime(starts)}`,
      `DTEND;TZID=${ends.zone}:${localTime(ends)}`,
      `SUMMARY:${escaped(title)}`,
      `LOCATION:${escaped(place)}`,
      `DESCRIPTION:${escaped(text)}`,
      `URL:${url}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
};
