import { busesSetup, checkoutStart, initialBuses, seatsInput } from "./buses.setup.ts";

/** Booking a bus: a search, its seats, and the checkout that every vertical shares. How each is taken is its own chart. */
export const busesMachine = busesSetup.createMachine({
  id: "buses",
  context: ({ input }) => initialBuses(input),
  output: ({ context }) => context.end,
  initial: "starting",
  on: { "setting.change": { actions: { type: "takeSetting", params: ({ event }) => event.setting } } },
  states: {
    starting: {
      meta: { screen: "search", step: "search", resume: "restart" },
      always: [
        { guard: "startsWithCheckout", target: "checkout" },
        { guard: "startsWithSeats", target: "seating" },
        { guard: "startsWithResults", target: "shopping" },
        { target: "planning" },
      ],
    },

    planning: {
      tags: "stable",
      meta: { screen: "search", step: "search", resume: "stay" },
      entry: { type: "goTo", params: "search" },
      on: {
        "search.submit": {
          guard: { type: "isSearch", params: ({ event }) => event.search },
          target: "shopping",
          actions: { type: "takeSearch", params: ({ event }) => event.search },
        },
        "flow.leave": "left",
      },
    },

    shopping: {
      tags: "stable",
      meta: { screen: "results", step: "results", resume: "stay" },
      entry: { type: "goTo", params: "results" },
      invoke: {
        id: "search",
        src: "search",
        input: ({ context: { search, session } }) => ({ search: search ?? "", refId: session }),
        onDone: [
          {
            guard: { type: "isDeparture", params: ({ event }) => event.output },
            target: "seating",
            actions: { type: "takeDeparture", params: ({ event }) => event.output },
          },
          { target: "planning" },
        ],
        onError: "planning",
      },
      on: {
        RESUME: { actions: "resumeSearch" },
        "search.submit": {
          guard: { type: "isSearch", params: ({ event }) => event.search },
          target: "shopping",
          reenter: true,
          actions: { type: "takeSearch", params: ({ event }) => event.search },
        },
        "flow.leave": "left",
      },
    },

    seating: {
      tags: "stable",
      meta: { screen: "seats", step: "seats", resume: "stay" },
      entry: { type: "goTo", params: "seats" },
      invoke: {
        id: "seats",
        src: "seats",
        input: ({ context }) => seatsInput(context),
        onDone: [
          {
            guard: { type: "areSeatsChosen", params: ({ event }) => event.output },
            target: "checkout",
            actions: { type: "takeSeats", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isSearchEdited", params: ({ event }) => event.output },
            target: "planning",
            actions: { type: "takeSeats", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isSearchedAgain", params: ({ event }) => event.output },
            target: "sorting",
            actions: [{ type: "takeSeats", params: ({ event }) => event.output }, "beginAnew"],
          },
          { target: "sorting", actions: { type: "takeSeats", params: ({ event }) => event.output } },
        ],
        onError: "sorting",
      },
      on: { RESUME: { actions: "resumeSeats" }, "flow.leave": "left" },
    },

    /** From the price to the ticket, and the ways back. */
    checkout: {
      tags: "stable",
      meta: { screen: "checkout", step: "seats", resume: "stay" },
      invoke: {
        id: "checkout",
        src: "checkout",
        input: ({ context }) => ({ start: checkoutStart(context), setting: context.setting, kept: context.kept }),
        onDone: [
          {
            guard: { type: "isBooked", params: ({ event }) => event.output },
            target: "confirmed",
            actions: { type: "noteEnd", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isLeft", params: ({ event }) => event.output },
            target: "left",
            actions: { type: "noteEnd", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isSearchEdited", params: ({ event }) => event.output },
            target: "planning",
            actions: { type: "takeBack", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isSearchedAgain", params: ({ event }) => event.output },
            target: "sorting",
            actions: [{ type: "takeBack", params: ({ event }) => event.output }, "beginAnew"],
          },
          {
            guard: { type: "isSoldOut", params: ({ event }) => event.output },
            target: "sorting",
            actions: { type: "takeBack", params: ({ event }) => event.output },
          },
          // Back, not at this price, or a seat went: other seats of the same coach.
          { target: "returning", actions: { type: "takeBack", params: ({ event }) => event.output } },
        ],
        onError: "left",
      },
      on: {
        "setting.change": {
          actions: [{ type: "takeSetting", params: ({ event }) => event.setting }, "tellCheckout"],
        },
        RESUME: { actions: "tellCheckout" },
        "order.hinted": { actions: "tellCheckout" },
      },
    },

    /** Back to the seats; to a search, for what was opened by its address. */
    returning: {
      meta: { screen: "seats", step: "seats", resume: "restart" },
      always: [{ guard: "hasDeparture", target: "seating" }, { target: "sorting" }],
    },

    sorting: {
      meta: { screen: "search", step: "search", resume: "restart" },
      always: [{ guard: "hasSearch", target: "shopping" }, { target: "planning" }],
    },

    confirmed: {
      type: "final",
      tags: "terminal",
      meta: { screen: "confirmation", step: "confirmation", resume: "drop" },
      entry: { type: "goTo", params: "confirmation" },
    },
    left: { type: "final", tags: "terminal", meta: { screen: "left", step: "search", resume: "drop" } },
  },
});
