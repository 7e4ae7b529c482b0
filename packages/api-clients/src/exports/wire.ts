export { authEndpoints } from "../app/auth.endpoints.ts";
export { bookingsIndexEndpoints } from "../app/bookings-index.endpoints.ts";
export { busesEndpoints } from "../app/buses.endpoints.ts";
export { cancellationEndpoints } from "../app/cancellation.endpoints.ts";
export { contactEndpoints } from "../app/contact.endpoints.ts";
export { financialEndpoints } from "../app/financial.endpoints.ts";
export { profileEndpoints } from "../app/profile.endpoints.ts";
export { rewardsEndpoints } from "../app/rewards.endpoints.ts";
export { settingsEndpoints } from "../app/settings.endpoints.ts";
export { walletEndpoints } from "../app/wallet.endpoints.ts";
export { endpoints, slices } from "../catalogue.ts";
export { bookingsEndpoints } from "../client/bookings.endpoints.ts";
export { contentEndpoints } from "../client/content.endpoints.ts";
export { dashboardEndpoints } from "../client/dashboard.endpoints.ts";
export { notificationsEndpoints } from "../client/notifications.endpoints.ts";
export { realtimeEndpoints } from "../client/realtime.endpoints.ts";
export { savedTravellersEndpoints } from "../client/saved-travellers.endpoints.ts";
export { hotelsEndpoints } from "../hotels/hotels.endpoints.ts";
export { hotelTokenEndpoints } from "../hotels/token.endpoints.ts";
export { compiledReader, mismatch } from "../http/compiled.ts";
export {
  type AnswerOf,
  type Auth,
  type Catalogue,
  type Endpoint,
  endpointsOf,
  forcedSdkTimeoutMs,
  type Method,
  type ParsedRequestOf,
  type RequestOf,
  type ResponseOf,
  requestTimeoutMs,
  type ServiceName,
} from "../http/endpoint.ts";
export { type Envelope, envelopeSchema, type WireError, wireErrorSchema } from "../http/envelope.ts";
export { type FilledPath, fillPath, pathParametersOf } from "../http/path.ts";
export { airportsEndpoints } from "../travel/airports.endpoints.ts";
export { ancillariesEndpoints } from "../travel/ancillaries.endpoints.ts";
export { flightBookingsEndpoints } from "../travel/flight-bookings.endpoints.ts";
export { flightsEndpoints } from "../travel/flights.endpoints.ts";
export { generalEndpoints } from "../travel/general.endpoints.ts";
export { travelTokenEndpoints } from "../travel/token.endpoints.ts";
