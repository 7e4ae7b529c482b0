import { type FlightBooking, offerId } from "@safar/engine";
import { bookedSample, samplePrice as price } from "../bookings/booking.fixtures.ts";
import { sampleReferences } from "../flight-itinerary/flight-itinerary.fixtures.ts";

const departs = { local: "2026-12-10T08:15", zone: "Asia/Karachi" };
const arrives = { local: "2026-12-10T10:15", zone: "Asia/Riyadh" };

const segment = {
  id: "1.1",
  from: "KHI",
  to: "JED",
  departs,
  arrives,
  minutes: 240,
  airline: "M7",
  operatedBy: "M7",
  number: "741",
  aircraft: "320",
  terminals: { from: "1", to: null },
  cabin: "economy",
  layoverMinutes: null,
} as const;

/** Karachi to Jeddah for one, paid and ticketed. */
export const sampleBooking: FlightBooking = {
  ...bookedSample,
  flight: {
    references: sampleReferences,
    itinerary: {
      id: offerId("I1"),
      provider: "markhor",
      airline: "M7",
      legs: [{ from: "KHI", to: "JED", departs, arrives, minutes: 240, stops: 0, dayOffset: 0, segments: [segment] }],
      baggage: [
        {
          leg: 0,
          segmentIds: ["1.1"],
          type: "adult",
          cabinBag: { pieces: 1, kg: 7 },
          checked: { unit: "kg", kg: 30 },
        },
      ],
      brand: { code: "SMART", en: "Smart", ar: "سمارت" },
      isRefundable: true,
      isChangeable: true,
      seatsLeft: 9,
      price,
      perType: [{ type: "adult", count: 1, total: price.total }],
      co2Kg: null,
      isHoldAllowed: true,
    },
    passengers: [
      {
        id: "p1",
        type: "adult",
        title: "Mrs.",
        firstName: "Ayesha",
        lastName: "Siddiqui",
        document: { kind: "passport", ending: "1920" },
        frequentFlyer: null,
        tiedTo: null,
        ticket: { number: "9411234567890", state: "issued" },
      },
    ],
    extras: [],
    changes: [],
    moved: [],
  },
};

/** The same, moved by the airline, which waits for an answer. */
export const movedBooking: FlightBooking = {
  ...sampleBooking,
  status: "Updated",
  statusText: "Updated",
  actions: ["cancel", "respond", "download"],
  changes: [{ id: "chg1", respondBy: Date.UTC(2026, 11, 1), state: "open" }],
  flight: {
    ...sampleBooking.flight,
    changes: [
      {
        id: "chg1",
        leg: 0,
        removed: [{ ...segment, departs: { ...departs, local: "2026-12-10T06:40" } }],
        added: [segment],
        announcedAt: Date.UTC(2026, 10, 20),
        respondBy: Date.UTC(2026, 11, 1),
        state: "open",
      },
    ],
    moved: [{ leg: 0, departed: "2026-12-10T06:40", arrived: segment.arrives.local, respondBy: Date.UTC(2026, 11, 1) }],
  },
};
