export { accountDeletionModel } from "../account/profile/account-deletion.model.ts";
export { passwordResetModel } from "../account/sign-in/password-reset.model.ts";
export { signInModel } from "../account/sign-in/sign-in.model.ts";
export { signUpModel } from "../account/sign-in/sign-up.model.ts";
export { redeemPointsModel } from "../account/wallet/redeem-points.model.ts";
export { savedAccountsModel } from "../account/wallet/saved-accounts.model.ts";
export { topUpModel } from "../account/wallet/top-up.model.ts";
export { createFakeLock, createFakeWithdrawals, type Fate } from "../account/withdrawal/withdrawal.fake.ts";
export { withdrawalModel } from "../account/withdrawal/withdrawal.model.ts";
export { askModel } from "../booking/ask/ask.model.ts";
export { cancellationModel } from "../booking/cancellation/cancellation.model.ts";
export { checkoutModel } from "../booking/checkout/checkout.model.ts";
export { bookingModel } from "../booking/confirm/booking.model.ts";
export { extrasModel } from "../booking/extras/extras.model.ts";
export { bookingListModel } from "../booking/list/booking-list.model.ts";
export { paymentModel } from "../booking/payment/payment.model.ts";
export { placeSearchModel } from "../booking/places/place-search.model.ts";
export { quoteModel } from "../booking/quote/quote.model.ts";
export { reserveModel } from "../booking/reserve/reserve.model.ts";
export { searchModel } from "../booking/search/search.model.ts";
export { noAnswers } from "../booking/travellers/travellers.fixtures.ts";
export { travellersModel } from "../booking/travellers/travellers.model.ts";
export { contactModel } from "../content/contact/contact.model.ts";
export { buildWatchModel } from "../platform/build-watch/build-watch.model.ts";
export { currencyChangeModel } from "../platform/currency/currency-change.model.ts";
export { dashboardModel, sampleDashboard } from "../platform/dashboard/dashboard.model.ts";
export { generalDataModel } from "../platform/general-data/general-data.model.ts";
export { realtimeModel } from "../platform/realtime/realtime.model.ts";
export { otpModel } from "../queues/otp/otp.model.ts";
export {
  sampleBusSearch,
  sampleDeparture,
  sampleDepartureRef,
  samplePicks,
  sampleTrip,
  seatFaresOutcomes,
  seatsOutcomes,
} from "../verticals/buses/buses.fixtures.ts";
export { busesModel } from "../verticals/buses/buses.model.ts";
export { seatsModel } from "../verticals/buses/seats/seats.model.ts";
export { sampleEvent, sampleEventsSearch } from "../verticals/events/events.fixtures.ts";
export { eventsModel, quantityChoiceModel } from "../verticals/events/events.model.ts";
export { airportSearchModel } from "../verticals/flights/airports/airport-search.model.ts";
export { sampleItinerary } from "../verticals/flights/flights.fixtures.ts";
export { flightsModel } from "../verticals/flights/flights.model.ts";
export {
  sampleHotelDetail,
  sampleHotelOffer,
  sampleHotelSession,
  sampleStaySearch,
} from "../verticals/hotels/hotels.fixtures.ts";
export { hotelsModel } from "../verticals/hotels/hotels.model.ts";
export { roomChoiceModel } from "../verticals/hotels/rooms/room-choice.model.ts";
export { sampleFilm, sampleHall, sampleMoviesSearch, sampleShow } from "../verticals/movies/movies.fixtures.ts";
export { hallModel, moviesModel, movingModel } from "../verticals/movies/movies.model.ts";
export { samplePlan as sampleTourPlan } from "../verticals/tours/tours.fixtures.ts";
export { toursModel } from "../verticals/tours/tours.model.ts";
export { trainPlacesModel } from "../verticals/trains/places/places.model.ts";
export { sampleTrain, sampleTrainPlan, sampleTrainsSearch } from "../verticals/trains/trains.fixtures.ts";
export { trainsModel } from "../verticals/trains/trains.model.ts";
