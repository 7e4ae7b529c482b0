import { sumMoney } from "../../../kernel/money.ts";
import type { Price, PriceLine } from "../../../kernel/price.ts";
import type { HotelDetail, HotelRoom, Occupancy, RoomRate } from "../hotels.domain.ts";
import type { RoomPicks } from "./room-choice.types.ts";

/** How many rooms were asked for. */
export const roomCount = ({ occupancies }: HotelDetail): number =>
  occupancies.reduce((sum, { rooms }) => sum + rooms.length, 0);

export const occupancyOf = ({ occupancies }: HotelDetail, room: number): Occupancy | undefined =>
  occupancies.find(({ rooms }) => rooms.includes(room));

type Found = { readonly room: HotelRoom; readonly rate: RoomRate };

export const rateOf = ({ rooms }: HotelDetail, key: string): Found | undefined => {
  for (const room of rooms) {
    const rate = room.rates.find((one) => one.key === key);
    if (rate !== undefined) return { room, rate };
  }
  return undefined;
};

/** How many of a kind of room would still be left beside what is picked for the other rooms. */
export const leftFor = (detail: HotelDetail, picks: RoomPicks, room: HotelRoom, forRoom: number): number =>
  room.left - picks.filter((key, at) => at !== forRoom && key !== null && rateOf(detail, key)?.room === room).length;

/** Whether a rate can be had for a requested room: it is for its guests, and one of its kind is left. */
export const canPick = (detail: HotelDetail, picks: RoomPicks, forRoom: number, key: string): boolean => {
  const found = rateOf(detail, key);
  return (
    found !== undefined &&
    found.rate.occupancy === occupancyOf(detail, forRoom)?.id &&
    leftFor(detail, picks, found.room, forRoom) > 0
  );
};

/** Picks that can all be had together; a later one gives way to an earlier one. */
export const fittingPicks = (detail: HotelDetail, picks: RoomPicks): RoomPicks => {
  const kept: (string | null)[] = Array.from({ length: roomCount(detail) }, () => null);
  for (const room of kept.keys()) {
    const key = picks[room] ?? null;
    if (key !== null && canPick(detail, kept, room, key)) kept[room] = key;
  }
  return kept;
};

/** For each requested room, one after the other, the cheapest rate that is wanted and can still be had; null where none can. */
export const cheapestPicks = (detail: HotelDetail, isWanted: (rate: RoomRate) => boolean = () => true): RoomPicks => {
  const rates = detail.rooms
    .flatMap((room) => room.rates.filter(isWanted))
    .toSorted((one, other) => one.price.total.minor - other.price.total.minor);
  const picks: (string | null)[] = Array.from({ length: roomCount(detail) }, () => null);
  for (const room of picks.keys())
    picks[room] = rates.find(({ key }) => canPick(detail, picks, room, key))?.key ?? null;
  return picks;
};

/** The first room without a rate, from a room on and then from the start; null when every room has one. */
export const nextOpen = (picks: RoomPicks, from: number): number | null => {
  const open = [...picks.keys()].filter((room) => picks[room] === null);
  return open.find((room) => room > from) ?? open[0] ?? null;
};

/** Lines of several rooms, those that mean the same added up. */
const merged = (lines: readonly PriceLine[]): readonly PriceLine[] => {
  const sums = new Map<string, PriceLine>();
  for (const line of lines) {
    const name = `${line.kind} ${line.code}`;
    const known = sums.get(name);
    const amount = known === undefined ? line.amount : sumMoney([known.amount, line.amount], line.amount.currency);
    sums.set(name, { ...line, amount });
  }
  return [...sums.values()];
};

/** What the picked rates come to; null while there are none. */
export const priceOf = (detail: HotelDetail, picks: RoomPicks): Price | null => {
  const prices = picks.flatMap((key) => (key === null ? [] : (rateOf(detail, key)?.rate.price ?? [])));
  const [first] = prices;
  if (first === undefined) return null;
  const totals = prices.map(({ total }) => total);
  return { lines: merged(prices.flatMap(({ lines }) => lines)), total: sumMoney(totals, first.total.currency) };
};
