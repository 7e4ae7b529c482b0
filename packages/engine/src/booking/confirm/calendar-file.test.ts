import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const flight = {
  id: "booking-1.seg1",
  starts: { local: "2026-12-10T22:40", zone: "Asia/Karachi" },
  ends: { local: "2026-12-11T01:55", zone: "Asia/Riyadh" },
  title: "Flight M7 741, Lahore to Jeddah",
  place: "Lahore (LHE), terminal 1; gate",
  text: "Reference K7P2QX\nBack\\slash",
  url: "https://safar.example/flights/booking-detail/1",
};

const file = (events = [flight]) =>
  calendarFile({ name: "Safar", domain: "safar.example", writtenAt: Date.UTC(2026, 10, 21, 9), events });

test("default: times of the places' own clocks, each zone described", () => {
  const lines = file().split("\r\n");
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines.at(-2)).toBe("END:VCALENDAR");
  expect(lines).toEqual(
    expect.arrayContaining([
      "TZID:Asia/Karachi",
      "TZOFFSETTO:+0500",
      "TZID:Asia/Riyadh",
      "TZOFFSETTO:+0300",
      "UID:booking-1.seg1@safar.example",
      "DTSTAMP:20261121T090000Z",
      "DTSTART;TZID=Asia/Karachi:20261210T224000",
      "DTEND;TZID=Asia/Riyadh:20261211T015500",
      "SUMMARY:Flight M7 741\\, Lahore to Jeddah",
      "LOCATION:Lahore (LHE)\\, terminal 1\\; gate",
      "DESCRIPTION:Reference K7P2QX\\nBack\\\\slash",
    ]),
  );
  expect(lines.filter((line) => line === "BEGIN:VTIMEZONE")).toHaveLength(2);
});

test("behavior: what is withdrawn has the same id, counts one more, and says that it is cancelled", () => {
  const [standing, cancelled] = [false, true].map((isCancelled) =>
    calendarFile({ name: "Safar", domain: "safar.example", writtenAt: 0, events: [flight], isCancelled }).split("\r\n"),
  );
  expect(standing).toContain("METHOD:PUBLISH");
  expect(standing?.filter((line) => /^(?:SEQUENCE|STATUS)/.test(line))).toEqual([]);
  expect(cancelled).toEqual(
    expect.arrayContaining([
      "METHOD:CANCEL",
      "UID:booking-1.seg1@safar.example",
      'ORGANIZER;CN="Safar":https://safar.example',
      "SEQUENCE:1",
      "STATUS:CANCELLED",
    ]),
  );
});

test("behavior: a zone whose clocks change between two flights has both offsets", () => {
  const london = { ...flight, starts: { local: "2026-10-20T09:00", zone: "Europe/London" } };
  const later = { ...flight, id: "later", starts: { local: "2026-11-20T09:00", zone: "Europe/London" } };
  const written = file([later, london]);
  expect(written).toContain(
    [
      "TZID:Europe/London",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0100",
      "END:STANDARD",
      "BEGIN:STANDARD",
      "DTSTART:20261120T000000",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0000",
      "END:STANDARD",
    ].join("\r\n"),
  );
});

test("behavior: no line is longer than 75 octets, and no letter is cut in two", () => {
  const title = "رحلة جوية من مدينة لاهور إلى مدينة جدة على متن الخطوط الجوية الوطنية رقم ٧٤١ ✈️";
  const written = file([{ ...flight, title }]);
  const octets = (line: string) => encodeURIComponent(line).replaceAll(/%../g, "x").length;
  for (const line of written.split("\r\n")) expect(octets(line)).toBeLessThanOrEqual(75);
  expect(written.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});
