import type {
  ReadOfferEvent,
  WalkContext,
  WalkEvent,
  WalkInput,
  WalkScreen,
  WalkStart,
} from "../../booking/walk/walk.types.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Stay } from "./booked-stay.ts";
import type { HotelDetail } from "./hotels.domain.ts";
import type { RoomPicks } from "./rooms/room-choice.types.ts";

/** What is shown beside a payment that was opened by its address. */
type Booked = { readonly stay?: Stay };

export type HotelsStart = WalkStart<Booked>;

export type HotelsInput = WalkInput<Booked>;

export type HotelsContext = WalkContext<Booked> & {
  readonly detail: HotelDetail | null;
  /** What was chosen for each room, as far as it was. */
  readonly picks: RoomPicks;
  /** The hotel that they are of, by its own id, which outlives the session. */
  readonly hotelId?: string | undefined;
  /** The room that was chosen for last, counted from 0. */
  readonly room?: number | undefined;
  readonly problem: Problem | null;
  /** Whether what was read is not of the session that it was asked of, which had ended. */
  readonly isAnew: boolean;
};

/** A hotel of a session; `search` says of which stay, and may name the hotel (`hotelNamedIn`). */
export type WantedHotel = Pick<HotelsContext, "offer" | "search">;

export type HotelsEvent = WalkEvent | ReadOfferEvent;

export type HotelsOwnScreen = "hotel" | "hotelFailed" | "sessionExpired";

export type HotelsScreen = WalkScreen<HotelsOwnScreen>;
