import type { Call } from "../../core/service.ts";
import { chance } from "../../world/hash.ts";
import type { RoomType } from "../../world/hotels/hotel-rooms.ts";
import type { Hotel } from "../../world/hotels/hotels.ts";
import { type LocalDate, weekdayOf } from "../../world/zones.ts";
import { countsTaken, type Held } from "../orders/stock.ts";
import { seedOf } from "../selling/seed.ts";

/** Counts what was booked here of one kind of room on one night. */
const stock = "hotel_nights";

const nightKey = (hotel: string, room: string, night: LocalDate): string => `${hotel}/${room}/${night}`;

const friday = 4;

/** The town whose hotels are full on the night of every Friday. */
const fullOnFridays = "zhob";

/** Rooms that others have taken, by the night. */
const takenByOthers = (
  { id, city, scenario }: Hotel,
  { key, stock: rooms }: RoomType,
  night: LocalDate,
  seed: number,
): number => {
  if (city.slug === fullOnFridays && weekdayOf(night) === friday) return rooms;
  if (scenario !== null) return 0;
  const busy = chance(`${id}/${night}`, seed) * 0.75 + chance(`${id}/${key}/${night}`, seed) * 0.45;
  // That few are left is rare, or it would tell nobody anything.
  return busy >= 1 ? rooms : Math.floor(busy * busy * 0.76 * rooms);
};

export type RoomsLeft = (hotel: Hotel, room: RoomType, nights: readonly LocalDate[]) => number;

/** How many rooms of a kind are left on every night of a stay, with what was booked here read once. */
export const roomsLeftIn = (call: Pick<Call, "store" | "random">): RoomsLeft => {
  const seed = seedOf(call, "hotels");
  const booked = countsTaken(call.store, stock);
  return (hotel, room, nights) =>
    nights.reduce((least, night) => {
      const own = booked.get(nightKey(hotel.id, room.key, night)) ?? 0;
      return Math.max(0, Math.min(least, room.stock - takenByOthers(hotel, room, night, seed) - own));
    }, room.stock);
};

/** So many rooms of a kind on every night of a stay. */
export const roomsHeld = (hotel: string, room: string, nights: readonly LocalDate[], count: number): readonly Held[] =>
  nights.map((night) => ({ stock, of: nightKey(hotel, room, night), count, places: [] }));
