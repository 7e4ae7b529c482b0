import { dashboardMachine } from "./dashboard.machine.ts";
import type { StampedOutcome } from "./dashboard.setup.ts";
import { type Dashboard, type DashboardEvent, type DashboardScope, dashboardMaxAgeMs } from "./dashboard.types.ts";

/** A dashboard with one of everything, for tests and generated paths. */
export const sampleDashboard: Dashboard = {
  icons: [
    { kind: "service", identifier: "more", title: "More", order: 99 },
    { kind: "vertical", identifier: "hotels", title: "Hotels", order: 2 },
    { kind: "vertical", identifier: "flights", title: "Flights", order: 1 },
  ],
  offers: [
    {
      id: "o1",
      title: "Autumn",
      text: "",
      art: "autumn",
      href: "/blogs",
      code: "AUTUMN",
      validUntil: null,
      isActive: true,
    },
    { id: "o2", title: "Last year", text: "", art: "old", href: null, code: null, validUntil: 0, isActive: false },
  ],
  banners: [],
  trending: [
    {
      id: "t1",
      title: "Jeddah",
      text: "",
      art: "jeddah",
      from: "LHE",
      to: "JED",
      lowestFare: { minor: 7_800_000, currency: "PKR" },
    },
  ],
  events: [],
  promotions: [],
  questions: [{ question: "Which languages?", answer: "English and Arabic." }],
  appDownload: null,
  corporate: null,
  settings: {
    verticals: ["flights"],
    features: [],
    limits: { busSeats: 5 },
    withdrawal: null,
    support: { text: "", phone: null, email: null },
  },
};

const events = {
  "dashboard.load": [
    { type: "dashboard.load", now: 0 },
    { type: "dashboard.load", now: dashboardMaxAgeMs },
  ],
  "language.changed": [
    { type: "language.changed", locale: "en" },
    { type: "language.changed", locale: "ar" },
  ],
  "subject.changed": [
    { type: "subject.changed", subject: { kind: "anonymous" } },
    { type: "subject.changed", subject: { kind: "user", id: "u1" } },
  ],
  "country.changed": [{ type: "country.changed", country: "SA" }],
  RESUME: [{ type: "RESUME", now: dashboardMaxAgeMs }],
} satisfies { readonly [Type in DashboardEvent["type"]]: readonly Extract<DashboardEvent, { type: Type }>[] };

const outcomes = {
  fetchDashboard: {
    loaded: { type: "LOADED", dashboard: sampleDashboard, at: 0 },
    redirected: { type: "FAILED", message: "moved", status: 302, at: 0 },
    broken: { type: "FAILED", message: "supplier_error", status: 500, at: 0 },
    offline: { type: "FAILED", message: "offline", status: null, at: 0 },
  },
} satisfies { readonly fetchDashboard: Readonly<Record<string, StampedOutcome>> };

/** The dashboard for path generation: every event and every outcome as data. */
export const dashboardModel = {
  id: "dashboard",
  machine: dashboardMachine,
  input: { subject: { kind: "user", id: "u1" }, locale: "en", country: "PK" } satisfies DashboardScope,
  events,
  outcomes,
} as const;
