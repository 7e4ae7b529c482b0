/** What stands around every page: language and currency, what the front page shows, real time, newer builds. */

// Language and currency.

export { type Currency, type CurrencySigns, chooseCurrency } from "../platform/currency/currency.ts";
export { type CurrencyChangeView, connectCurrencyChange } from "../platform/currency/currency-change.connect.ts";
export { currencyChangeMachine } from "../platform/currency/currency-change.machine.ts";
export { currencyChangeActors } from "../platform/currency/currency-change.setup.ts";
export type {
  CurrencyChangeEmitted,
  CurrencyChangeEvent,
  FindOutcome,
  KeepOutcome,
  OpenBooking,
  OpenBookingPort,
} from "../platform/currency/currency-change.types.ts";
export { chooseLocale, type LocaleSigns } from "../platform/locale/choose-locale.ts";
export { isLocale, type LanguageChanged } from "../platform/locale/locale.ts";

// What the front page shows.

export { connectDashboard, type DashboardView } from "../platform/dashboard/dashboard.connect.ts";
export { dashboardMachine } from "../platform/dashboard/dashboard.machine.ts";
export { iconsOf } from "../platform/dashboard/dashboard.selectors.ts";
export { dashboardActors } from "../platform/dashboard/dashboard.setup.ts";
export type {
  AppSettings,
  Audience,
  Dashboard,
  DashboardBanner,
  DashboardEvent,
  DashboardFailure,
  DashboardIcon,
  DashboardOffer,
  DashboardOutcome,
  DashboardRequest,
  DashboardScope,
  DashboardService,
  Href,
  Question,
  Subject,
  TrendingDestination,
  UpcomingEvent,
} from "../platform/dashboard/dashboard.types.ts";
export { createDashboardKeeper, type DashboardKeeper } from "../platform/dashboard/dashboard-keeper.ts";

// Countries, currencies and settings.

export type { Cached } from "../kernel/device-cache.ts";
export { connectGeneralData, type GeneralDataView } from "../platform/general-data/general-data.connect.ts";
export { generalDataMachine } from "../platform/general-data/general-data.machine.ts";
export { generalDataActors } from "../platform/general-data/general-data.setup.ts";
export { createGeneralDataStore, type GeneralDataStore } from "../platform/general-data/general-data.store.ts";
export type { Country, GeneralDataEvent, GeneralDataService } from "../platform/general-data/general-data.types.ts";
export type { GuestConfig, SettingsService, Utilities } from "../platform/general-data/settings.types.ts";

// Hints in real time.

export { connectRealtime, type RealtimeView } from "../platform/realtime/realtime.connect.ts";
export { realtimeMachine } from "../platform/realtime/realtime.machine.ts";
export { realtimeActors } from "../platform/realtime/realtime.setup.ts";
export {
  type AuthorisationFailure,
  type DeliveredHint,
  type RealtimeConnection,
  type RealtimeConnectionEvent,
  type RealtimeEmitted,
  type RealtimeEvent,
  type RealtimeHint,
  type RealtimeState,
  type RealtimeTimings,
  realtimeStates,
  realtimeTimings,
} from "../platform/realtime/realtime.types.ts";

// A newer build, and the way home when all is over.

export { type BuildWatchView, connectBuildWatch } from "../platform/build-watch/build-watch.connect.ts";
export { buildWatchMachine } from "../platform/build-watch/build-watch.machine.ts";
export { type BuildWatchPorts, buildWatchActors } from "../platform/build-watch/build-watch.setup.ts";
export type {
  BuildWatchEmitted,
  BuildWatchEvent,
  BuildWatchInput,
  BusyWith,
} from "../platform/build-watch/build-watch.types.ts";
export { connectReturnHome, type ReturnHomeView, secondsUntil } from "../platform/return-home/return-home.connect.ts";
export { returnHomeMachine } from "../platform/return-home/return-home.machine.ts";
