import { initialRoomChoice, outputOf, roomChoiceSetup } from "./room-choice.setup.ts";

/** A rate for each requested room. Nobody goes on before all rooms have one, and no kind of room is given more often than it is there. */
export const roomChoiceMachine = roomChoiceSetup.createMachine({
  id: "roomChoice",
  context: ({ input }) => initialRoomChoice(input),
  output: ({ context }) => outputOf(context),
  initial: "choosing",
  states: {
    choosing: {
      tags: "stable",
      meta: { resume: "stay" },
      invoke: {
        id: "deadline",
        src: "waitUntil",
        input: ({ context }) => ({ at: context.detail.expiresAt }),
        onDone: { target: "done", actions: { type: "endAs", params: "DEADLINE" } },
      },
      on: {
        "room.turn": {
          guard: { type: "isRoom", params: ({ event }) => event.room },
          actions: { type: "turnTo", params: ({ event }) => event.room },
        },
        "rate.choose": {
          guard: { type: "canPick", params: ({ event }) => event.rate },
          actions: { type: "pick", params: ({ event }) => event.rate },
        },
        "rate.drop": {
          guard: { type: "isRoom", params: ({ event }) => event.room },
          actions: { type: "drop", params: ({ event }) => event.room },
        },
        "rooms.submit": [
          { guard: "isComplete", target: "done", actions: { type: "endAs", params: "CHOSEN" } },
          { actions: "showMissing" },
        ],
        "flow.back": { target: "done", actions: { type: "endAs", params: "BACK" } },
        RESUME: {
          guard: { type: "isOver", params: ({ event }) => event.now },
          target: "done",
          actions: { type: "endAs", params: "DEADLINE" },
        },
      },
    },
    done: { type: "final", tags: "terminal", meta: { resume: "drop" } },
  },
});
