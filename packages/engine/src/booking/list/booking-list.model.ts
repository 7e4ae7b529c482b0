import { bookingListMachine } from "./booking-list.machine.ts";
import type { BookingListEvent, BookingListOutcome, BookingQuery, BookingSummary } from "./booking-list.types.ts";

const booking: BookingSummary = {
  uuid: "2b1c9f1e-6f0a-4d57-9e59-3d3f6f8d2a10",
  orderId: "HX4T9KQWM2",
  product: "flights",
  status: "Pending",
  title: "Karachi to Lahore",
  subtitle: "M7 304",
  startsAt: { local: "2026-12-03T20:30", zone: "Asia/Karachi" },
  endsAt: { local: "2026-12-03T22:15", zone: "Asia/Karachi" },
  movedFrom: null,
  places: [
    { code: "KHI", name: "Karachi", stop: "Jinnah International", terminal: "", art: "Karachi" },
    { code: "LHE", name: "Lahore", stop: "Allama Iqbal International", terminal: "", art: "Lahore" },
  ],
  travellers: ["Ayesha Siddiqui"],
  offer: null,
  art: "Karachi to Lahore",
  pnr: null,
  amount: { minor: 2_450_000, currency: "PKR" },
  payBy: 1_800_000,
  isPaymentUnknown: false,
  respondBy: null,
};

const query: BookingQuery = { tab: "upcoming", kind: null, status: null, page: 1 };

const events = {
  "list.show": [
    { type: "list.show", query: { ...query, tab: "past" } },
    { type: "list.show", query: { ...query, kind: "airline" } },
  ],
  "list.reload": [{ type: "list.reload" }],
  "order.hinted": [{ type: "order.hinted" }],
  RESUME: [{ type: "RESUME", now: 1000 }],
} satisfies { readonly [Type in BookingListEvent["type"]]: readonly Extract<BookingListEvent, { type: Type }>[] };

const outcomes = {
  read: {
    listed: { type: "LISTED", bookings: [booking], page: 1, lastPage: 2 },
    empty: { type: "LISTED", bookings: [], page: 1, lastPage: 1 },
    beyond: { type: "LISTED", bookings: [], page: 3, lastPage: 2 },
    signedOut: { type: "SIGNED_OUT" },
    offline: { type: "UNAVAILABLE", problem: { kind: "offline" } },
  },
} as const satisfies { readonly read: Readonly<Record<string, BookingListOutcome>> };

/** The list of bookings, for path generation: every event and every outcome as data. */
export const bookingListModel = {
  id: "bookingList",
  machine: bookingListMachine,
  input: { query },
  events,
  outcomes,
} as const;
