import type { ResumePolicy } from "../../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../../kernel/flow/resume.types.ts";
import type { EpochMs } from "../../../kernel/ports.ts";
import type { HotelDetail } from "../hotels.domain.ts";

/** The chosen rate of each requested room, by its place; null where none is chosen yet. */
export type RoomPicks = readonly (string | null)[];

export type RoomChoiceInput = {
  readonly detail: HotelDetail;
  /** What was chosen before; what cannot be had any more is left out. */
  readonly picks?: RoomPicks;
  /** The room that it was left at, counted from 0. */
  readonly room?: number | undefined;
};

/** `room` is the one that it is left at, counted from 0. */
export type RoomChoiceOutput = { readonly room: number } & (
  | {
      readonly type: "CHOSEN";
      /** A rate for each requested room. */
      readonly rates: readonly string[];
    }
  | { readonly type: "BACK"; readonly picks: RoomPicks }
  /** The results that the hotel is from count no more. */
  | { readonly type: "DEADLINE"; readonly picks: RoomPicks }
);

export type RoomChoiceContext = {
  readonly detail: HotelDetail;
  readonly picks: RoomPicks;
  /** The requested room that a rate is chosen for now. */
  readonly current: number;
  /** The person went on before all rooms were chosen. */
  readonly isMissingShown: boolean;
  readonly end: "CHOSEN" | "BACK" | "DEADLINE";
};

export type RoomChoiceEvent =
  | { readonly type: "room.turn"; readonly room: number }
  | { readonly type: "rate.choose"; readonly rate: string }
  | { readonly type: "rate.drop"; readonly room: number }
  | { readonly type: "rooms.submit" }
  | { readonly type: "flow.back" }
  | ResumeEvent;

export type RoomChoiceMeta = { readonly resume: ResumePolicy };

export type RoomDeadline = { readonly at: EpochMs };
