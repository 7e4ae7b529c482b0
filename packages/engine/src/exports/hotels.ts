/** Hotels: the walk, stays as a search, offers as a table, rooms, and what was booked. */

// The walk.

export {
  type BookedStay,
  type HotelBooking,
  type HotelQuote,
  isHotelBooking,
  isHotelQuote,
  type Stay,
} from "../verticals/hotels/booked-stay.ts";
export { type HotelsPorts, hotelsActors, hotelsActorsOver } from "../verticals/hotels/hotels.actors.ts";
export { connectHotels, type HotelsSnapshot, type HotelsView } from "../verticals/hotels/hotels.connect.ts";
export {
  type AccommodationKind,
  accommodationKinds,
  type BedKind,
  type Board,
  type Hotel,
  type HotelAmenity,
  type HotelDetail,
  type HotelOffer,
  type HotelPicture,
  type HotelPrice,
  type HotelRoom,
  type HotelScene,
  hotelAmenities,
  type Occupancy,
  type RoomRate,
} from "../verticals/hotels/hotels.domain.ts";
export { hotelsMigrations } from "../verticals/hotels/hotels.kept.ts";
export { hotelsMachine } from "../verticals/hotels/hotels.machine.ts";
export { hotelsSchema } from "../verticals/hotels/hotels.schema.ts";
export type {
  HotelOutcome,
  HotelPlacesService,
  HotelsService,
  PlacesOutcome,
} from "../verticals/hotels/hotels.service.ts";
export type {
  HotelsContext,
  HotelsEvent,
  HotelsInput,
  HotelsOwnScreen,
  HotelsScreen,
  HotelsStart,
} from "../verticals/hotels/hotels.types.ts";
export { measuredFrom } from "../verticals/hotels/measured-from.ts";

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
  hotelNamedIn,
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
  createHotelResultsStore,
  createHotelSearch,
  type FindHotelsOutcome,
  type HotelFinder,
  type HotelResults,
  type HotelResultsStore,
} from "../verticals/hotels/hotel-search.ts";

// Rooms, and when cancelling costs what.

export {
  type CancellationFacts,
  cancellationFacts,
} from "../verticals/hotels/cancellation-facts.ts";
export {
  type HotelFacets,
  type HotelFilters,
  type HotelRow,
  type HotelSort,
  type HotelView,
  hotelResults,
  hotelsFor,
} from "../verticals/hotels/hotel-results.ts";
export {
  connectRoomChoice,
  type OfferedRoom,
  type RequestedRoom,
  type RoomChoiceSnapshot,
  type RoomChoiceView,
} from "../verticals/hotels/rooms/room-choice.connect.ts";
export { roomChoiceMachine } from "../verticals/hotels/rooms/room-choice.machine.ts";
export type {
  RoomChoiceEvent,
  RoomChoiceInput,
  RoomChoiceOutput,
  RoomPicks,
} from "../verticals/hotels/rooms/room-choice.types.ts";
