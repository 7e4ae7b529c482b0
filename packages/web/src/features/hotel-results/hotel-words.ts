import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AccommodationKind, Board, HotelAmenity } from "@safar/engine";

export const kindWords: Readonly<Record<AccommodationKind, MessageDescriptor>> = {
  hotel: msg`Hotel`,
  aparthotel: msg`Serviced apartments`,
  resort: msg`Resort`,
  guest_house: msg`Guest house`,
  hostel: msg`Hostel`,
  unknown: msg`Place to stay`,
};

export const amenityWords: Readonly<Record<HotelAmenity, MessageDescriptor>> = {
  wifi: msg`Wi-Fi`,
  breakfast: msg`Serves breakfast`,
  parking: msg`Parking`,
  pool: msg`Swimming pool`,
  women_only_pool: msg`Pool hours for women`,
  gym: msg`Gym`,
  spa: msg`Spa`,
  restaurant: msg`Restaurant`,
  room_service: msg`Room service`,
  airport_shuttle: msg`Airport transfer`,
  family_rooms: msg`Family rooms`,
  air_conditioning: msg`Air conditioning`,
  prayer_room: msg`Prayer room`,
  laundry: msg`Laundry`,
  front_desk_24h: msg`24-hour front desk`,
  lift: msg`Lift`,
  accessible: msg`Step-free access`,
  business_centre: msg`Business centre`,
  garden: msg`Garden`,
  kitchen: msg`Kitchen`,
};

export const boardWords: Readonly<Record<Board, MessageDescriptor>> = {
  room_only: msg`Room only`,
  breakfast: msg`Breakfast included`,
  half_board: msg`Half board`,
  full_board: msg`Full board`,
  all_inclusive: msg`All inclusive`,
  unknown: msg`Ask the hotel about meals`,
};
