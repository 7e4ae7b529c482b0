import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../../kernel/flow/per-snapshot.ts";
import type { Price } from "../../../kernel/price.ts";
import type { HotelDetail, HotelRoom, Occupancy, RoomRate } from "../hotels.domain.ts";
import type { roomChoiceMachine } from "./room-choice.machine.ts";
import { canPick, cheapestPicks, leftFor, occupancyOf, priceOf, rateOf } from "./room-picks.ts";

/** A requested room and what is picked for it. */
export type RequestedRoom = {
  readonly room: number;
  readonly occupancy: Occupancy | null;
  readonly picked: { readonly room: HotelRoom; readonly rate: RoomRate } | null;
  readonly isCurrent: boolean;
  /** It has none, and somebody tried to go on. */
  readonly isMissing: boolean;
};

/** A kind of room with the rates that the current room's guests can have, the cheapest first. */
export type OfferedRoom = {
  readonly room: HotelRoom;
  readonly left: number;
  readonly rates: readonly { readonly rate: RoomRate; readonly isPicked: boolean; readonly canPick: boolean }[];
};

/** How the flow stands, as `getSnapshot` gives it. */
export type RoomChoiceSnapshot = SnapshotFrom<typeof roomChoiceMachine>;

export type RoomChoiceView = {
  readonly requested: readonly RequestedRoom[];
  readonly current: number;
  /** Those with a rate for the current room's guests; kinds that are full or too small for them come last, without rates. */
  readonly offered: readonly OfferedRoom[];
  /** What is chosen comes to, what is due at the property included; null while nothing is. */
  readonly price: Price | null;
  /** What the cheapest rates for everybody come to; null where there is not room for all. */
  readonly from: Price | null;
  /** What the cheapest come to that can be given back whole for a while, where that is another price; null where there is none. */
  readonly fromRefundable: Price | null;
  readonly isComplete: boolean;
};

/** The cheapest way to put everybody up. It is of the hotel alone, whatever is chosen. */
const fromOf = (detail: HotelDetail, isWanted?: (rate: RoomRate) => boolean): Price | null => {
  const picks = cheapestPicks(detail, isWanted);
  return picks.includes(null) ? null : priceOf(detail, picks);
};

export const connectRoomChoice: (snapshot: RoomChoiceSnapshot) => RoomChoiceView = perSnapshot(
  (snapshot): RoomChoiceView => {
    const { current, detail, isMissingShown, picks } = snapshot.context;
    const guests = occupancyOf(detail, current)?.id;
    const offered = detail.rooms.map(
      (room): OfferedRoom => ({
        room,
        left: Math.max(0, leftFor(detail, picks, room, current)),
        rates: room.rates
          .filter(({ occupancy }) => occupancy === guests)
          .toSorted((one, other) => one.price.total.minor - other.price.total.minor)
          .map((rate) => ({
            rate,
            isPicked: picks[current] === rate.key,
            canPick: canPick(detail, picks, current, rate.key),
          })),
      }),
    );
    const from = fromOf(detail);
    const fromRefundable = fromOf(detail, ({ isRefundable }) => isRefundable);
    return {
      requested: picks.map((key, room) => ({
        room,
        occupancy: occupancyOf(detail, room) ?? null,
        picked: key === null ? null : (rateOf(detail, key) ?? null),
        isCurrent: room === current,
        isMissing: isMissingShown && key === null,
      })),
      current,
      offered: [
        ...offered.filter(({ rates }) => rates.length > 0),
        ...offered.filter(({ rates }) => rates.length === 0),
      ],
      price: priceOf(detail, picks),
      from,
      fromRefundable: fromRefundable?.total.minor === from?.total.minor ? null : fromRefundable,
      isComplete: picks.every((key) => key !== null),
    };
  },
);
