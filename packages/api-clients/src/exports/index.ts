export { type AuthAdapterOptions, createAuthService, type NewSession } from "../account/auth.adapter.ts";
export { createProfileService, type ProfileAdapterOptions } from "../account/profile.adapter.ts";
export { createSavedTravellersService } from "../account/saved-travellers.adapter.ts";
export { createBookingDocuments, createBookingListService, createFindBooking } from "../bookings/bookings.adapter.ts";
export { type CancellationAdapterOptions, createCancellationService } from "../bookings/cancellation.adapter.ts";
export { createTicketAsks } from "../bookings/tickets.adapter.ts";
export { createBusBookingService } from "../buses/bus-bookings.adapter.ts";
export { createBusCheckout } from "../buses/bus-checkout.adapter.ts";
export { createBusGuide } from "../buses/bus-guide.adapter.ts";
export { type BusesAdapterOptions, createBusTimetable } from "../buses/buses.adapter.ts";
export { type BusesServiceOptions, createBusesService } from "../buses/buses-service.adapter.ts";
export { catalogueReference } from "../catalogue-reference.ts";
export { createContactService, type Upload, type UploadOutcome, uploadFile } from "../content/contact.adapter.ts";
export { createContentService } from "../content/content.adapter.ts";
export { blocksOf } from "../content/content.markdown.ts";
export { createNotificationsService } from "../content/notifications.adapter.ts";
export { createEventsFinder, createEventsGuide } from "../events/events.adapter.ts";
export {
  createEventAsks,
  createEventsBookingService,
  createEventsCheckout,
} from "../events/events-checkout.adapter.ts";
export { createAirportsService } from "../flights/airports.adapter.ts";
export { createFlightExtras } from "../flights/ancillaries.adapter.ts";
export { createFareCalendarService } from "../flights/fare-calendar.adapter.ts";
export { createFlightBookingService, type FlightBookingsAdapterOptions } from "../flights/flight-bookings.adapter.ts";
export { createFlightCancellation, type FlightCancellationOptions } from "../flights/flight-cancellation.adapter.ts";
export {
  createFlightCheckout,
  type FlightCheckout,
  type FlightCheckoutOptions,
} from "../flights/flight-checkout.adapter.ts";
export { createFlightOffers, type FlightOffersOptions } from "../flights/flight-offers.ts";
export { createFlightsService, type FlightsAdapterOptions } from "../flights/flights.adapter.ts";
export { createHotelBookingService } from "../hotels/hotel-bookings.adapter.ts";
export {
  createHotelCheckout,
  type HotelCheckout,
  type HotelCheckoutOptions,
} from "../hotels/hotel-checkout.adapter.ts";
export {
  createHotelFinder,
  createHotelPlaces,
  createHotelsService,
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
export {
  createMemoryTokenStore,
  createTokenGate,
  type Dispatch,
  type TokenGate,
  type TokenGateOptions,
  tokenRefreshTimeoutMs,
} from "../http/token-gate.ts";
export { createMovieAsks, createMoviesFinder, createMoviesGuide } from "../movies/movies.adapter.ts";
export { createMoves, createMoviesBookingService, createMoviesCheckout } from "../movies/movies-checkout.adapter.ts";
export { createPaymentCodes, createPaymentService, type PaymentAdapterOptions } from "../payment/payment.adapter.ts";
export { createSavedAccountsService } from "../payment/saved-accounts.adapter.ts";
export { createVoucherCheck } from "../payment/voucher-check.adapter.ts";
export { createDashboardService } from "../platform/dashboard.adapter.ts";
export { type Alliance, createGeneralService, type TravelGeneralService } from "../platform/general.adapter.ts";
export { createSettingsService } from "../platform/settings.adapter.ts";
export { createTokenFetcher, type TokenCredentials } from "../platform/token-fetcher.ts";
export { createToursFinder, createToursGuide } from "../tours/tours.adapter.ts";
export { createToursBookingService, createToursCheckout } from "../tours/tours-checkout.adapter.ts";
export { createTrainGuide, createTrainsFinder, type TrainsAdapterOptions } from "../trains/trains.adapter.ts";
export { createTrainsBookingService, createTrainsCheckout } from "../trains/trains-checkout.adapter.ts";
export { createRewardsService } from "../wallet/rewards.adapter.ts";
export { createWalletService, type WalletAdapterOptions } from "../wallet/wallet.adapter.ts";
export { createWithdrawalService } from "../wallet/withdrawal.adapter.ts";
export { cleanText, safeHref } from "../wire/text.ts";
export * from "./wire.ts";
