/** Hotels: the walk, stays as a search, offers as a table, rooms, and what was booked. */

// The walk.

export { type HotelsPorts, hotelsActors, hotelsActorsOver } from "../verticals/hotels/hotels.actors.ts";
export { connectHotels, type HotelsView } from "../verticals/hotels/hotels.connect.ts";
export { hotelsMachine } from "../verticals/hotels/hotels.machine.ts";
export {
  type AccommodationKind,
  accommodationKinds,
  type BedKind,
  type Board,
  type BookedStay,
  type Hotel,
  type HotelAmenity,
  type HotelBooking,
  type HotelDetail,
  type HotelOffer,
  type HotelOutcome,
  type HotelPicture,
  type HotelPlacesService,
  type HotelQuote,
  type HotelReview,
  type HotelRoom,
  type HotelScene,
  type HotelsContext,
  type HotelsEvent,
  type HotelsInput,
  type HotelsOwnScreen,
  type HotelsService,
  type HotelsStart,
  hotelAmenities,
  isHotelBooking,
  isHotelQuote,
  type Occupancy,
  type PlacesOutcome,
  type RoomRate,
  type Stay,
} from "../verticals/hotels/hotels.types.ts";

// A stay as a search.

export {
  createRecentStays,
  type RecentStay,
  type RecentStays,
  recentPlaces,
} from "../verticals/hotels/recent-stays.ts";
export { canAddRoom, changeRooms, type RoomsChange } from "../verticals/hotels/room-parties.ts";
export {
  checkStay,
  decodeStay,
  encodeStay,
  guestCounts,
  isPlaceId,
  isStayForm,
  nextDay,
  nightsBetween,
  type RoomParty,
  readStay,
  type StayCriteria,
  type StayProblem,
  stayFromForm,
  stayLimits,
  usualRooms,
} from "../verticals/hotels/stay-criteria.ts";

// Offers, as they come in, filtered and sorted.

export {
  decodeHotelView,
  encodeHotelView,
  type HotelFilters,
  type HotelSort,
  type HotelView,
  hotelSorts,
  noHotelFilters,
  scoreSteps,
} from "../verticals/hotels/hotel-filters.ts";
export {
  createHotelResultsStore,
  createHotelSearch,
  type FindHotelsOutcome,
  type HotelFinder,
  type HotelResults,
  type HotelResultsStore,
  type TouchHotelsOutcome,
} from "../verticals/hotels/hotel-search.ts";
export {
  countHotels,
  createHotelTable,
  type HotelFacets,
  type HotelTable,
  hotelFacetsOf,
  selectHotels,
} from "../verticals/hotels/hotel-table.ts";

// Rooms, and when cancelling costs what.

export {
  type CancellationFacts,
  type CancellationStretch,
  cancellationFacts,
  cancellationTimeline,
} from "../verticals/hotels/cancellation-facts.ts";
export {
  connectRoomChoice,
  type OfferedRoom,
  type RequestedRoom,
  type RoomChoiceView,
} from "../verticals/hotels/rooms/room-choice.connect.ts";
export { roomChoiceMachine } from "../verticals/hotels/rooms/room-choice.machine.ts";
export type {
  RoomChoiceEvent,
  RoomChoiceInput,
  RoomChoiceOutput,
  RoomPicks,
} from "../verticals/hotels/rooms/room-choice.types.ts";
