import { assign, fromPromise, setup } from "xstate";
import { isPast } from "../../../kernel/deadline.ts";
import { unprovided } from "../../../kernel/flow/unprovided.ts";
import type { EpochMs } from "../../../kernel/ports.ts";
import type {
  RoomChoiceContext,
  RoomChoiceEvent,
  RoomChoiceInput,
  RoomChoiceMeta,
  RoomChoiceOutput,
  RoomDeadline,
} from "./room-choice.types.ts";
import { canPick, fittingPicks, nextOpen, roomCount } from "./room-picks.ts";

const types: {
  readonly context?: RoomChoiceContext;
  readonly events?: RoomChoiceEvent;
  readonly input?: RoomChoiceInput;
  readonly output?: RoomChoiceOutput;
  readonly tags?: "stable" | "terminal";
  readonly meta?: RoomChoiceMeta;
} = {};

/** At the room that it was left at, unless a rate of another one cannot be had any more. */
export const initialRoomChoice = ({ detail, picks = [], room }: RoomChoiceInput): RoomChoiceContext => {
  const fitting = fittingPicks(detail, picks);
  const isAsLeft =
    room !== undefined && room < fitting.length && fitting.every((key, at) => key === (picks[at] ?? null));
  const current = isAsLeft ? room : (nextOpen(fitting, -1) ?? 0);
  return { detail, picks: fitting, current, isMissingShown: false, end: "BACK" };
};

export const outputOf = ({ current: room, end, picks }: RoomChoiceContext): RoomChoiceOutput => {
  const rates = picks.filter((key) => key !== null);
  return end === "CHOSEN" && rates.length === picks.length
    ? { type: "CHOSEN", rates, room }
    : { type: end === "CHOSEN" ? "BACK" : end, picks, room };
};

const withPick = (picks: RoomChoiceContext["picks"], room: number, key: string | null) =>
  picks.map((one, at) => (at === room ? key : one));

export const roomChoiceSetup = setup({
  types,
  actors: { waitUntil: fromPromise<void, RoomDeadline>(unprovided("roomChoiceMachine")) },
  guards: {
    isRoom: ({ context }, room: number) => Number.isInteger(room) && room >= 0 && room < roomCount(context.detail),
    canPick: ({ context: { current, detail, picks } }, rate: string) => canPick(detail, picks, current, rate),
    isComplete: ({ context }) => context.picks.length > 0 && context.picks.every((key) => key !== null),
    isOver: ({ context }, now: EpochMs) => isPast(context.detail.expiresAt, now),
  },
  actions: {
    turnTo: assign((_, current: number) => ({ current })),
    /** A rate for the current room leads on to the next one that has none. */
    pick: assign(({ context: { current, picks } }, rate: string) => {
      const now = withPick(picks, current, rate);
      return { picks: now, current: nextOpen(now, current) ?? current, isMissingShown: false };
    }),
    drop: assign(({ context }, room: number) => ({ picks: withPick(context.picks, room, null), current: room })),
    showMissing: assign(({ context: { current, picks } }) => ({
      isMissingShown: true,
      current: nextOpen(picks, -1) ?? current,
    })),
    endAs: assign((_, end: RoomChoiceContext["end"]) => ({ end })),
  },
});
