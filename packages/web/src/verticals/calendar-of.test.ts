import {
  type BookedEvent,
  type BookedTour,
  calendarFile,
  type EventsBooking,
  instantOfPlace,
  type PlaceTime,
  type ToursBooking,
} from "@safar/engine";
import { sampleEvent, sampleTourPlan } from "@safar/engine/testing";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { bookedSample } from "../features/bookings/booking.fixtures.ts";
import { showCalendar } from "../features/event-page/show-calendar.ts";
import { sampleBooking } from "../features/flight-booking/flight-booking.fixtures.ts";
import { sampleHotelBooking } from "../features/hotel-booking/hotel-booking.fixtures.ts";
import { i18nOf, loadWords } from "../i18n/i18n.ts";
import { calendarOf } from "./calendar-of.ts";

const [show] = sampleEvent.dates;
const [start] = sampleTourPlan.starts;
const [option] = sampleTourPlan.tour.options;
if (show === undefined || start === undefined || option === undefined)
  throw new Error("The samples have lost their days.");

const riyadh = (at: PlaceTime): PlaceTime => ({ ...at, zone: "Asia/Riyadh" });

const event: BookedEvent = {
  ...sampleEvent,
  starts: riyadh(show.starts),
  ends: riyadh(show.ends),
  doors: riyadh(show.doors),
  passes: [{ name: { en: "Day pass", ar: "تذكرة يوم" }, count: 2, admits: 1 }],
  directions: sampleEvent.venue.address,
  tickets: [],
  renameUntil: null,
  moved: null,
  isCalledOff: false,
  ageMin: null,
  isIdChecked: false,
};

const tour: BookedTour = {
  tour: sampleTourPlan.tour,
  option: option.names,
  starts: start.starts,
  ends: start.ends,
  units: [{ name: { en: "Adult", ar: "بالغ" }, quantity: 2 }],
  language: null,
  meeting: option.meeting,
  advice: [],
  pickup: null,
  lead: null,
  vouchers: [],
  answers: [],
  awaitedUntil: null,
};

const factsOf = (locale: "en" | "ar") =>
  ({
    locale,
    edition: "PK",
    colourMode: "light",
    origin: "https://safar.example",
    origins: { PK: "https://safar.example", SA: "https://sa.safar.example" },
  }) as const;

/** A calendar file as another program reads it: the moment of each event, the clock it was written by, and its words. */
const kept = async (...of: Parameters<typeof calendarOf>) => (await calendarOf(...of))?.events ?? [];

const readBack = (events: Parameters<typeof calendarFile>[0]["events"]) => {
  const file = calendarFile({ name: "Safar", domain: "safar.example", writtenAt: Date.UTC(2026, 10, 21), events });
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((one) => {
    const { endDate, location, startDate, summary } = new ICAL.Event(one);
    return {
      starts: startDate.toUnixTime() * 1000,
      ends: endDate.toUnixTime() * 1000,
      zone: startDate.zone?.tzid,
      summary,
      location,
    };
  });
};

describe.each(["en", "ar"] as const)("%s", (locale) => {
  const facts = factsOf(locale);

  test("default: a booked event, a booked tour and a show that nobody has booked are read back at their moment, by their own clocks", async () => {
    const events: EventsBooking = { ...bookedSample, events: event };
    const tours: ToursBooking = { ...bookedSample, tours: tour };
    const [comma, town] = [locale === "ar" ? "، " : ", ", tour.tour.place.name[locale]];
    await loadWords(locale);
    i18nOf(locale).activate(locale);
    expect(readBack(await kept("events", events, facts))).toMatchObject([
      {
        starts: instantOfPlace(event.starts),
        ends: instantOfPlace(event.ends),
        zone: "Asia/Riyadh",
        summary: event.title[locale],
      },
    ]);
    expect(readBack(await kept("tours", tours, facts))).toMatchObject([
      {
        starts: Date.UTC(2026, 11, 3, 4),
        zone: "Asia/Karachi",
        location: `${option.meeting.name[locale]}${comma}${town}`,
      },
    ]);
    const [point] = option.pickups;
    if (point === undefined) throw new Error("The sample tour fetches nobody.");
    const fetched: ToursBooking = { ...tours, tours: { ...tour, pickup: { ...point, at: "08:25" } } };
    const setsOut = Date.UTC(2026, 11, 3, 4);
    expect(readBack(await kept("tours", fetched, facts))).toMatchObject([
      {
        starts: setsOut - point.minutesBefore * 60_000,
        ends: instantOfPlace(tour.ends),
        location: `${point.name[locale]}${comma}${town}`,
      },
    ]);
    expect(readBack([showCalendar(sampleEvent, show, facts, i18nOf(locale))])).toMatchObject([
      { starts: Date.UTC(2026, 11, 3, 15), zone: "Asia/Karachi", summary: sampleEvent.title[locale] },
    ]);
  });
});

test.each([
  ["flights", sampleBooking],
  ["hotels", sampleHotelBooking],
  ["events", { ...bookedSample, events: event }],
  ["tours", { ...bookedSample, tours: tour }],
] as const)("invariant: of %s nothing stands that was cancelled or never paid", async (vertical, booking) => {
  const facts = factsOf("en");
  const standing = await calendarOf(vertical, booking, facts);
  expect(standing).toMatchObject({ isCancelled: false });
  expect(standing?.events).not.toEqual([]);
  const cancelled = { ...booking, status: "Cancelled", cancelledAt: 1 } as const;
  expect(await calendarOf(vertical, cancelled, facts)).toEqual({ events: standing?.events, isCancelled: true });
  expect(await calendarOf(vertical, { ...cancelled, isNeverPaid: true }, facts)).toBeNull();
});
