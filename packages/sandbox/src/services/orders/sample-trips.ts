import { sampleUsers } from "../accounts/sample-users.ts";
import type { OrderEvent } from "./order-status.ts";

/** What has happened to a sample booking. */
export const stories = {
  confirmed: ["payment.captured", "ticketing.completed"],
  updated: ["payment.captured", "ticketing.completed", "schedule.changed"],
  cancelled: ["order.withdrawn"],
  expired: ["deadline.passed"],
  pending: [],
} as const satisfies Record<string, readonly OrderEvent[]>;

export type Trip = {
  readonly from: string;
  readonly to: string;
  readonly airline: string;
  readonly number: string;
  /** From today; the flight leaves at this local hour. */
  readonly days: number;
  readonly hour: number;
  /** In whole units of the wallet's currency. */
  readonly price: number;
  readonly bookedDaysBefore: number;
  readonly story: keyof typeof stories;
  /** Paid from the wallet rather than by card. */
  readonly byBalance?: boolean;
};

export type Sample = {
  readonly user: (typeof sampleUsers)[keyof typeof sampleUsers];
  readonly traveller: readonly [first: string, last: string];
  readonly currency: string;
  readonly cash: number;
  readonly points: number;
  readonly promo: number;
  readonly card: { readonly brand: string; readonly last4: string };
  readonly wallet: { readonly method: string; readonly brand: string };
  readonly trips: readonly Trip[];
};

export const samples: readonly Sample[] = [
  {
    user: sampleUsers.PK,
    traveller: ["Ayesha", "Siddiqui"],
    currency: "PKR",
    cash: 60_000,
    points: 4_200,
    promo: 2_500,
    card: { brand: "Visa", last4: "4242" },
    wallet: { method: "jazzcash", brand: "JazzCash" },
    trips: [
      {
        from: "KHI",
        to: "LHE",
        airline: "M7",
        number: "304",
        days: 9,
        hour: 9,
        price: 24_500,
        bookedDaysBefore: 6,
        story: "confirmed",
      },
      {
        from: "LHE",
        to: "DXB",
        airline: "M7",
        number: "601",
        days: 34,
        hour: 22,
        price: 78_900,
        bookedDaysBefore: 2,
        story: "updated",
      },
      {
        from: "ISB",
        to: "KHI",
        airline: "M7",
        number: "309",
        days: 16,
        hour: 14,
        price: 26_200,
        bookedDaysBefore: 0,
        story: "pending",
      },
      {
        from: "KHI",
        to: "ISB",
        airline: "M7",
        number: "300",
        days: -40,
        hour: 7,
        price: 23_800,
        bookedDaysBefore: 20,
        story: "confirmed",
        byBalance: true,
      },
      {
        from: "KHI",
        to: "JED",
        airline: "M7",
        number: "741",
        days: -12,
        hour: 3,
        price: 118_400,
        bookedDaysBefore: 30,
        story: "expired",
      },
      {
        from: "LHE",
        to: "KHI",
        airline: "M7",
        number: "305",
        days: -5,
        hour: 18,
        price: 25_100,
        bookedDaysBefore: 21,
        story: "cancelled",
      },
    ],
  },
  {
    user: sampleUsers.SA,
    traveller: ["Noura", "Alqahtani"],
    currency: "SAR",
    cash: 1_850,
    points: 9_600,
    promo: 120,
    card: { brand: "mada", last4: "4242" },
    wallet: { method: "stc_pay", brand: "STC Pay" },
    trips: [
      {
        from: "RUH",
        to: "JED",
        airline: "X1",
        number: "1024",
        days: 6,
        hour: 10,
        price: 410,
        bookedDaysBefore: 5,
        story: "confirmed",
      },
      {
        from: "JED",
        to: "CAI",
        airline: "X1",
        number: "391",
        days: 21,
        hour: 16,
        price: 960,
        bookedDaysBefore: 0,
        story: "pending",
      },
      {
        from: "DMM",
        to: "RUH",
        airline: "X1",
        number: "1140",
        days: -25,
        hour: 8,
        price: 320,
        bookedDaysBefore: 14,
        story: "confirmed",
        byBalance: true,
      },
      {
        from: "RUH",
        to: "IST",
        airline: "X1",
        number: "255",
        days: -60,
        hour: 1,
        price: 1_480,
        bookedDaysBefore: 25,
        story: "cancelled",
      },
    ],
  },
];
