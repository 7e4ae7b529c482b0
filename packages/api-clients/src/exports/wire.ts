export { authEndpoints } from "../account/auth.endpoints.ts";
export { profileEndpoints } from "../account/profile.endpoints.ts";
export { savedTravellersEndpoints } from "../account/saved-travellers.endpoints.ts";
export { bookingsEndpoints } from "../bookings/bookings.endpoints.ts";
export { bookingsIndexEndpoints } from "../bookings/bookings-index.endpoints.ts";
export { cancellationEndpoints } from "../bookings/cancellation.endpoints.ts";
export { ticketsEndpoints } from "../bookings/tickets.endpoints.ts";
export { busesEndpoints } from "../buses/buses.endpoints.ts";
export { endpoints, slices } from "../catalogue.ts";
export { contactEndpoints } from "../content/contact.endpoints.ts";
export { contentEndpoints } from "../content/content.endpoints.ts";
export { notificationsEndpoints } from "../content/notifications.endpoints.ts";
export { eventsEndpoints } from "../events/events.endpoints.ts";
export { airportsEndpoints } from "../flights/airports.endpoints.ts";
export { ancillariesEndpoints } from "../flights/ancillaries.endpoints.ts";
export { flightBookingsEndpoints } from "../flights/flight-bookings.endpoints.ts";
export { flightsEndpoints } from "../flights/flights.endpoints.ts";
export { hotelsEndpoints } from "../hotels/hotels.endpoints.ts";
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
export { moviesEndpoints } from "../movies/movies.endpoints.ts";
export { financialEndpoints } from "../payment/financial.endpoints.ts";
export { dashboardEndpoints } from "../platform/dashboard.endpoints.ts";
export { generalEndpoints } from "../platform/general.endpoints.ts";
export { realtimeEndpoints } from "../platform/realtime.endpoints.ts";
export { settingsEndpoints } from "../platform/settings.endpoints.ts";
export { hotelTokenEndpoints, travelTokenEndpoints } from "../platform/token.endpoints.ts";
export { toursEndpoints } from "../tours/tours.endpoints.ts";
export { trainsEndpoints } from "../trains/trains.endpoints.ts";
export { rewardsEndpoints } from "../wallet/rewards.endpoints.ts";
export { walletEndpoints } from "../wallet/wallet.endpoints.ts";
