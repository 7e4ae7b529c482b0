import { checkoutStart, hotelsSetup, initialHotels } from "./hotels.setup.ts";

/**
 * Booking rooms of a hotel, from the search to the voucher. The walk only says what comes after what; how each step is taken is
 * its child's own chart: the search, the choice of rooms, and the checkout from the price on.
 */
export const hotelsMachine = hotelsSetup.createMachine({
  id: "hotels",
  context: ({ input }) => initialHotels(input),
  output: ({ context }) => context.end,
  initial: "starting",
  on: { "setting.change": { actions: { type: "takeSetting", params: ({ event }) => event.setting } } },
  states: {
    starting: {
      meta: { screen: "search", step: "search", resume: "restart" },
      always: [
        { guard: { type: "startsAt", params: "payment" }, target: "checkout" },
        { guard: { type: "startsAt", params: "quote" }, target: "checkout" },
        { guard: { type: "startsAt", params: "hotel" }, target: "inspecting" },
        { guard: { type: "startsAt", params: "results" }, target: "shopping" },
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
      initial: "sorting",
      states: {
        sorting: {
          meta: { screen: "search", step: "search", resume: "restart" },
          always: [{ guard: "hasSearch", target: "searching" }, { target: "#hotels.planning" }],
        },
        searching: {
          tags: "stable",
          meta: { screen: "results", step: "results", resume: "stay" },
          entry: { type: "goTo", params: "results" },
          invoke: {
            id: "search",
            src: "search",
            input: ({ context: { search, session } }) => ({ search: search ?? "", refId: session }),
            onDone: [
              {
                guard: { type: "isChosen", params: ({ event }) => event.output },
                target: "#hotels.inspecting",
                actions: { type: "takeOffer", params: ({ event }) => event.output },
              },
              { target: "#hotels.planning" },
            ],
            onError: "#hotels.planning",
          },
          on: {
            RESUME: { actions: "resumeSearch" },
            "search.submit": {
              guard: { type: "isSearch", params: ({ event }) => event.search },
              target: "searching",
              reenter: true,
              actions: { type: "takeSearch", params: ({ event }) => event.search },
            },
            "flow.leave": "#hotels.left",
          },
        },
      },
    },

    inspecting: {
      initial: "reading",
      entry: { type: "goTo", params: "hotel" },
      on: { "search.edit": "planning" },
      states: {
        reading: {
          tags: "busy",
          meta: { screen: "hotel", step: "hotel", resume: "restart" },
          invoke: {
            src: "readHotel",
            input: ({ context }) => context.offer,
            onDone: [
              {
                guard: { type: "isRead", params: ({ event }) => event.output },
                target: "choosing",
                actions: { type: "learnHotel", params: ({ event }) => event.output },
              },
              {
                guard: { type: "isSessionGone", params: ({ event }) => event.output },
                target: "#hotels.sessionExpired",
              },
              { target: "unread", actions: { type: "learnHotel", params: ({ event }) => event.output } },
            ],
            onError: { target: "unread", actions: "reportFault" },
          },
          on: { "flow.back": "#hotels.shopping" },
        },
        choosing: {
          tags: "stable",
          meta: { screen: "hotel", step: "hotel", resume: "stay" },
          invoke: {
            id: "rooms",
            src: "rooms",
            input: ({ context: { detail, picks } }) => {
              if (detail === null) throw new Error("Rooms belong to a hotel; the chart leads here only with one.");
              return { detail, picks };
            },
            onDone: [
              {
                guard: { type: "areRoomsChosen", params: ({ event }) => event.output },
                target: "#hotels.checkout",
                actions: { type: "keepPicks", params: ({ event }) => event.output },
              },
              {
                guard: { type: "areRoomsLate", params: ({ event }) => event.output },
                target: "#hotels.sessionExpired",
                actions: { type: "keepPicks", params: ({ event }) => event.output },
              },
              {
                target: "#hotels.shopping",
                actions: { type: "keepPicks", params: ({ event }) => event.output },
              },
            ],
            onError: "unread",
          },
          on: { RESUME: { actions: "resumeRooms" } },
        },
        unread: {
          tags: "stable",
          meta: { screen: "hotelFailed", step: "hotel", resume: "stay" },
          on: { "hotel.reload": "reading", "flow.back": "#hotels.shopping" },
        },
      },
    },

    /** From the price to the voucher, and the ways back. */
    checkout: {
      tags: "stable",
      meta: { screen: "checkout", step: "hotel", resume: "stay" },
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
            guard: { type: "isSearchedAgain", params: ({ event }) => event.output },
            target: "shopping",
            actions: [{ type: "keepGiven", params: ({ event }) => event.output }, "beginAnew"],
          },
          {
            guard: { type: "isSearchEdited", params: ({ event }) => event.output },
            target: "planning",
            actions: { type: "keepGiven", params: ({ event }) => event.output },
          },
          // Back, sold out, or not at this price: another room of the same hotel, read anew.
          { target: "returning", actions: { type: "keepGiven", params: ({ event }) => event.output } },
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

    /** To the hotel, or, for a quote that was opened by its address, to a search. */
    returning: {
      meta: { screen: "hotel", step: "hotel", resume: "restart" },
      always: [{ guard: "hasOffer", target: "inspecting" }, { target: "shopping" }],
    },

    /** The results count no more: 'Search Results Expired!' */
    sessionExpired: {
      tags: "stable",
      meta: { screen: "sessionExpired", step: "results", resume: "stay" },
      on: {
        "search.refresh": { target: "shopping", actions: "beginAnew" },
        "search.edit": "planning",
        "flow.leave": "left",
      },
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
