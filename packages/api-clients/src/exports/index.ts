export { type AuthAdapterOptions, createAuthService, type NewSession } from "../app/auth.adapter.ts";
export { createBusBookingService } from "../app/bus-bookings.adapter.ts";
export { createBusCheckout } from "../app/bus-checkout.adapter.ts";
export { type BusesAdapterOptions, createBusGuide, createBusTimetable } from "../app/buses.adapter.ts";
export { type CancellationAdapterOptions, createCancellationService } from "../app/cancellation.adapter.ts";
export { createContactService, type Upload, type UploadOutcome, uploadFile } from "../app/contact.adapter.ts";
export { createPaymentCodes, createPaymentService, type PaymentAdapterOptions } from "../app/payment.adapter.ts";
export { createProfileService, type ProfileAdapterOptions } from "../app/profile.adapter.ts";
export { createRewardsService } from "../app/rewards.adapter.ts";
export { createSavedAccountsService } from "../app/saved-accounts.adapter.ts";
export { createSettingsService } from "../app/settings.adapter.ts";
export { createWalletService, type WalletAdapterOptions } from "../app/wallet.adapter.ts";
export { createWithdrawalService } from "../app/withdrawal.adapter.ts";
export { catalogueReference } from "../catalogue-reference.ts";
export { createBookingDocuments, createBookingListService } from "../client/bookings.adapter.ts";
export { createContentService } from "../client/content.adapter.ts";
export { blocksOf } from "../client/content.markdown.ts";
export { cleanText, safeHref } from "../client/content.text.ts";
export { createDashboardService } from "../client/dashboard.adapter.ts";
export { createNotificationsService } from "../client/notifications.adapter.ts";
export { createSavedTravellersService } from "../client/saved-travellers.adapter.ts";
export {
  createHotelBookingService,
  createHotelCheckout,
  createHotelFinder,
  createHotelPlaces,
  createHotelsService,
  type HotelCheckout,
  type HotelCheckoutOptions,
  type HotelFinderOptions,
  type HotelsAdapterOptions,
} from "../hotels/hotels.adapter.ts";
export { type Circuit, type CircuitEvent, type CircuitOptions, createCircuit, type Passage } from "../http/circuit.ts";
export {
  type CallEvent,
  type CallOptions,
  createServiceClient,
  type Fetch,
  type ServerTimeEvent,
  type ServiceClient,
  type ServiceClientOptions,
} from "../http/client.ts";
export { appVersion, type CallerFacts, type CallParts } from "../http/compose.ts";
export { createTokenFetcher, type TokenCredentials } from "../http/token-fetcher.ts";
export {
  createMemoryTokenStore,
  createTokenGate,
  type Dispatch,
  type TokenGate,
  type TokenGateOptions,
  tokenRefreshTimeoutMs,
} from "../http/token-gate.ts";
export { createAirportsService } from "../travel/airports.adapter.ts";
export { createFlightExtras } from "../travel/ancillaries.adapter.ts";
export { createFareCalendarService } from "../travel/fare-calendar.adapter.ts";
export { createFlightBookingService, type FlightBookingsAdapterOptions } from "../travel/flight-bookings.adapter.ts";
export { createFlightOffers, type FlightOffersOptions } from "../travel/flight-offers.ts";
export {
  createFlightCheckout,
  createFlightsService,
  type FlightCheckout,
  type FlightCheckoutOptions,
  type FlightsAdapterOptions,
} from "../travel/flights.adapter.ts";
export { type Alliance, createGeneralService, type TravelGeneralService } from "../travel/general.adapter.ts";
export * from "./wire.ts";
