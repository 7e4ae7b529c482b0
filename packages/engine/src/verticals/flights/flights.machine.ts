import { checkoutStart, flightsSetup, initialFlights } from "./flights.setup.ts";

/**
 * Booking a flight, from the search to the ticket. The walk only says what comes after what; how each step is taken is its
 * child's own chart: the search, and the checkout from the price on.
 */
export const flightsMachine = flightsSetup.createMachine({
  id: "flights",
  context: ({ input }) => initialFlights(input),
  output: ({ context }) => context.end,
  initial: "starting",
  on: { "setting.change": { actions: { type: "takeSetting", params: ({ event }) => event.setting } } },
  states: {
    starting: {
      meta: { screen: "search", step: "search", resume: "restart" },
      always: [
        { guard: "startsWithPayment", target: "checkout" },
        { guard: "startsWithQuote", target: "checkout" },
        { guard: "startsWithItinerary", target: "inspecting" },
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
      initial: "sorting",
      states: {
        sorting: {
          meta: { screen: "search", step: "search", resume: "restart" },
          always: [{ guard: "hasSearch", target: "searching" }, { target: "#flights.planning" }],
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
                target: "#flights.inspecting",
                actions: { type: "takeOffer", params: ({ event }) => event.output },
              },
              { target: "#flights.planning" },
            ],
            onError: "#flights.planning",
          },
          on: {
            RESUME: { actions: "resumeSearch" },
            "search.submit": {
              guard: { type: "isSearch", params: ({ event }) => event.search },
              target: "searching",
              reenter: true,
              actions: { type: "takeSearch", params: ({ event }) => event.search },
            },
            "flow.leave": "#flights.left",
          },
        },
      },
    },

    inspecting: {
      initial: "reading",
      entry: { type: "goTo", params: "itinerary" },
      on: { "flow.back": "shopping", "search.edit": "planning" },
      states: {
        reading: {
          tags: "busy",
          meta: { screen: "itinerary", step: "itinerary", resume: "restart" },
          invoke: {
            src: "readFares",
            input: ({ context }) => context.offer,
            onDone: [
              {
                guard: { type: "isRead", params: ({ event }) => event.output },
                target: "choosing",
                actions: { type: "learnFares", params: ({ event }) => event.output },
              },
              {
                guard: { type: "isSessionGone", params: ({ event }) => event.output },
                target: "#flights.sessionExpired",
              },
              { target: "unread", actions: { type: "learnFares", params: ({ event }) => event.output } },
            ],
            onError: { target: "unread", actions: "reportFault" },
          },
        },
        choosing: {
          tags: "stable",
          meta: { screen: "itinerary", step: "itinerary", resume: "stay" },
          invoke: {
            id: "offerDeadline",
            src: "waitUntil",
            input: ({ context }) => ({ at: context.offerExpiresAt }),
            onDone: "#flights.sessionExpired",
          },
          on: {
            "fare.choose": {
              guard: { type: "isFare", params: ({ event }) => event.fareId },
              actions: { type: "chooseFare", params: ({ event }) => event.fareId },
            },
            "itinerary.accept": "#flights.checkout",
            RESUME: {
              guard: { type: "isOfferOver", params: ({ event }) => event.now },
              target: "#flights.sessionExpired",
            },
          },
        },
        unread: {
          tags: "stable",
          meta: { screen: "itineraryFailed", step: "itinerary", resume: "stay" },
          // A page that is left while it reads loses the answer: back on it, it reads again.
          on: { "itinerary.reload": "reading", RESUME: "reading" },
        },
      },
    },

    /** From the price to the ticket, and the ways back. */
    checkout: {
      tags: "stable",
      meta: { screen: "checkout", step: "itinerary", resume: "stay" },
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
            guard: { type: "isBack", params: ({ event }) => event.output },
            target: "returning",
            actions: { type: "keepGiven", params: ({ event }) => event.output },
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
          // Sold out, or not at this price: another one of the same results.
          { target: "shopping", actions: { type: "keepGiven", params: ({ event }) => event.output } },
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

    /** Back from the passengers: to the itinerary, or, for a quote that was opened by its address, to a search. */
    returning: {
      meta: { screen: "itinerary", step: "itinerary", resume: "restart" },
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
