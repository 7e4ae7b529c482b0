import { withOutput } from "../../kernel/flow/with-output.ts";
import { initialTravellers, outputOf, requestOf, travellersSetup } from "./travellers.setup.ts";

/** Who travels. Nothing that was typed is lost, whatever leads away from here and back. */
export const travellersMachine = travellersSetup.createMachine({
  id: "travellers",
  context: ({ input }) => initialTravellers(input),
  output: ({ context }) => outputOf(context),
  initial: "open",
  states: {
    open: {
      initial: "entering",
      invoke: {
        id: "deadline",
        src: "waitUntil",
        input: ({ context }) => ({ at: context.deadline }),
        onDone: { target: "left", actions: { type: "endAs", params: "DEADLINE" } },
      },
      on: {
        RESUME: {
          guard: { type: "isOver", params: ({ event }) => event.now },
          target: "left",
          actions: { type: "endAs", params: "DEADLINE" },
        },
      },
      states: {
        entering: {
          tags: "stable",
          meta: { screen: "travellers", resume: "stay" },
          // The saved travellers come when they come; without them everything can still be typed.
          invoke: {
            src: "readSaved",
            input: ({ context }) => ({ isSignedIn: context.isSignedIn }),
            onDone: { actions: withOutput("keepSaved") },
            onError: {},
          },
          on: {
            "details.change": {
              guard: { type: "isExpected", params: ({ event }) => event.travellerId },
              actions: { type: "change", params: ({ event }) => event },
            },
            "details.check": { actions: { type: "look", params: ({ event }) => event } },
            "details.pick": {
              guard: { type: "isKnown", params: ({ event }) => event },
              actions: { type: "pick", params: ({ event }) => event },
            },
            "details.own": {
              guard: { type: "isOwnKnown", params: ({ event }) => event.travellerId },
              actions: { type: "fillInOwner", params: ({ event }) => event.travellerId },
            },
            "contact.change": { actions: { type: "changeContact", params: ({ event }) => event.values } },
            "party.submit": [
              { guard: "isComplete", target: "decidingFavourites", actions: "settle" },
              { actions: "settle" },
            ],
            "flow.back": { target: "#travellers.left", actions: { type: "endAs", params: "BACK" } },
          },
        },

        /** Whom the person wants kept is kept, one by one; where that fails, they are asked what to do. */
        decidingFavourites: {
          tags: "stable",
          meta: { screen: "favourite", resume: "stay" },
          always: [
            {
              guard: ({ context }) => context.saveDue.length === 0,
              target: "#travellers.completed",
              actions: { type: "endAs", params: "COMPLETED" },
            },
            { guard: ({ context }) => context.trouble === null, target: "keeping" },
          ],
          on: {
            "favourite.save": {
              guard: { type: "isFitting", params: ({ event }) => event.as },
              target: "saving",
            },
            "favourite.skip": { actions: "skip" },
            "flow.back": "entering",
          },
        },

        /** As was said in the form. */
        keeping: {
          tags: "busy",
          // Whether it was saved is seen in the list; a second one like the first can be deleted, a lost booking cannot.
          meta: { screen: "travellers", resume: "drop" },
          invoke: {
            src: "save",
            input: ({ context: { saveDue } }) => requestOf(saveDue, null),
            onDone: [
              { guard: withOutput("isSaved"), target: "decidingFavourites", actions: withOutput("noteSaved") },
              { target: "decidingFavourites", actions: withOutput("noteTrouble") },
            ],
            onError: { target: "decidingFavourites", actions: "reportFault" },
          },
        },

        /** Once more, or in the other way. */
        saving: {
          tags: "busy",
          meta: { screen: "favourite", resume: "drop" },
          invoke: {
            src: "save",
            input: ({ context: { saveDue }, event }) =>
              requestOf(saveDue, event.type === "favourite.save" ? event.as : null),
            onDone: [
              { guard: withOutput("isSaved"), target: "decidingFavourites", actions: withOutput("noteSaved") },
              { target: "decidingFavourites", actions: withOutput("noteTrouble") },
            ],
            onError: { target: "decidingFavourites", actions: "reportFault" },
          },
        },
      },
    },

    completed: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    left: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
