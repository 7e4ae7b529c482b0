import type { Call } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { chance } from "../../world/hash.ts";
import type { RoomType } from "../../world/hotel-rooms.ts";
import type { Hotel } from "../../world/hotels.ts";
import { type LocalDate, weekdayOf } from "../../world/zones.ts";
import { hotelSeed } from "./hotel-sessions.ts";

/** What was booked here of one kind of room on one night. */
type NightBooked = { readonly id: string; readonly count: number };

const nightsIn = (store: Store): Collection<NightBooked> => store.collection<NightBooked>("hotel_nights");

const nightKey = (hotel: string, room: string, night: LocalDate): string => `${hotel}/${room}/${night}`;

const friday = 4;

/** The town whose hotels are full on the night of every Friday. */
const fullOnFridays = "zhob";

/** Rooms that others have taken, by the night. */
const takenByOthers = (
  { id, city, scenario }: Hotel,
  { key, stock }: RoomType,
  night: LocalDate,
  seed: number,
): number => {
  if (city.slug === fullOnFridays && weekdayOf(night) === friday) return stock;
  if (scenario !== null) return 0;
  const busy = chance(`${id}/${night}`, seed) * 0.75 + chance(`${id}/${key}/${night}`, seed) * 0.45;
  return Math.min(stock, Math.floor(busy * stock));
};

export type RoomsLeft = (hotel: Hotel, room: RoomType, nights: readonly LocalDate[]) => number;

/** How many rooms of a kind are left on every night of a stay, with what was booked here read once. */
export const roomsLeftIn = (call: Pick<Call, "store" | "random">): RoomsLeft => {
  const seed = hotelSeed(call);
  const booked = new Map(
    nightsIn(call.store)
      .all()
      .map(({ id, count }) => [id, count]),
  );
  return (hotel, room, nights) =>
    nights.reduce((least, night) => {
      const own = booked.get(nightKey(hotel.id, room.key, night)) ?? 0;
      return Math.max(0, Math.min(least, room.stock - takenByOthers(hotel, room, night, seed) - own));
    }, room.stock);
};

/** Rooms of one kind that a booking holds. */
export type HeldRooms = {
  readonly hotel: string;
  readonly room: string;
  readonly nights: readonly LocalDate[];
  readonly count: number;
};

const change = (store: Store, held: readonly HeldRooms[], sign: 1 | -1): void => {
  const rows = nightsIn(store);
  for (const { hotel, room, nights, count } of held) {
    for (const night of nights) {
      const id = nightKey(hotel, room, night);
      rows.put({ id, count: Math.max(0, (rows.get(id)?.count ?? 0) + sign * count) });
    }
  }
};

export const takeRooms = (store: Store, held: readonly HeldRooms[]): void => change(store, held, 1);
export const giveBackRooms = (store: Store, held: readonly HeldRooms[]): void => change(store, held, -1);
