import { flightsSetup, initialFlights } from "./flights.setup.ts";

/**
 * Booking a flight, from the search to the ticket. The walk only says what comes after what; how each step is taken is its
 * child's own chart: search, quote, travellers, extras, reserve, payment.
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
        { guard: "startsWithPayment", target: "paying" },
        { guard: "startsWithQuote", target: "quoting" },
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
            "itinerary.accept": { target: "#flights.quoting", actions: "askPrice" },
            RESUME: {
              guard: { type: "isOfferOver", params: ({ event }) => event.now },
              target: "#flights.sessionExpired",
            },
          },
        },
        unread: {
          tags: "stable",
          meta: { screen: "itineraryFailed", step: "itinerary", resume: "stay" },
          on: { "itinerary.reload": "reading" },
        },
      },
    },

    /** A price: the first, one with extras, or one that must be looked at again. */
    quoting: {
      tags: "stable",
      meta: { screen: "quote", step: "itinerary", resume: "stay" },
      invoke: {
        id: "quote",
        src: "quote",
        input: ({ context: { request, seen } }) => {
          if (request === null) throw new Error("A quote needs a request; the chart leads here only with one.");
          return { request, seen };
        },
        onDone: [
          // What was reserved from it is found again by its booking, whatever this walk remembers.
          {
            guard: { type: "isReservedAlready", params: ({ event }) => event.output },
            target: "left",
            actions: { type: "keepReservation", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isAccepted", params: ({ event }) => event.output },
            target: "checkout",
            actions: { type: "keepQuote", params: ({ event }) => event.output },
          },
          { guard: { type: "isSoldOut", params: ({ event }) => event.output }, target: "soldOut" },
          { guard: { type: "isSessionExpired", params: ({ event }) => event.output }, target: "sessionExpired" },
          { guard: "wereExtrasPriced", target: "checkout.extras", actions: "reopenExtras" },
          { target: "shopping" },
        ],
        onError: "shopping",
      },
      on: { RESUME: { actions: "resumeQuote" } },
    },

    checkout: {
      initial: "sorting",
      states: {
        /** The first step that is not complete. */
        sorting: {
          meta: { screen: "review", step: "review", resume: "restart" },
          always: [
            { guard: "needsParty", target: "travellers" },
            { guard: "needsExtras", target: "extras" },
            { target: "reviewing" },
          ],
        },

        travellers: {
          tags: "stable",
          meta: { screen: "passengers", step: "passengers", resume: "stay" },
          entry: { type: "goTo", params: "passengers" },
          invoke: {
            id: "travellers",
            src: "travellers",
            input: ({ context: { draft, partyProblems, quote, setting } }) => {
              if (quote === null)
                throw new Error("Travellers are asked for a quote; the chart leads here only with one.");
              return {
                passengers: quote.passengers,
                required: quote.requiredDetails,
                lastDay: quote.lastDay,
                today: setting.today,
                dialCode: setting.dialCode,
                isSignedIn: setting.isSignedIn,
                deadline: quote.expiresAt,
                ...draft,
                ...(partyProblems === null ? {} : { problems: partyProblems }),
              };
            },
            onDone: [
              {
                guard: { type: "isPartyComplete", params: ({ event }) => event.output },
                target: "sorting",
                actions: { type: "keepParty", params: ({ event }) => event.output },
              },
              {
                guard: { type: "isPartyLate", params: ({ event }) => event.output },
                target: "#flights.quoteExpired",
                actions: { type: "keepParty", params: ({ event }) => event.output },
              },
              {
                target: "#flights.leavingCheckout",
                actions: { type: "keepParty", params: ({ event }) => event.output },
              },
            ],
            onError: "#flights.leavingCheckout",
          },
          on: { RESUME: { actions: "resumeTravellers" } },
        },

        extras: {
          tags: "stable",
          meta: { screen: "addons", step: "addons", resume: "stay" },
          entry: { type: "goTo", params: "addons" },
          invoke: {
            id: "extras",
            src: "extras",
            input: ({ context: { choices, quote, taken } }) => {
              if (quote === null) throw new Error("Extras belong to a quote; the chart leads here only with one.");
              return {
                refId: quote.refId,
                passengers: quote.passengers,
                required: quote.requiredExtras,
                choices,
                currency: quote.price.charge.total.currency,
                deadline: quote.expiresAt,
                taken,
              };
            },
            onDone: [
              {
                guard: { type: "areExtrasLate", params: ({ event }) => event.output },
                target: "#flights.quoteExpired",
                actions: { type: "keepChoices", params: ({ event }) => event.output },
              },
              {
                guard: { type: "areExtrasBack", params: ({ event }) => event.output },
                target: "travellers",
                actions: { type: "keepChoices", params: ({ event }) => event.output },
              },
              {
                guard: { type: "areExtrasPriced", params: ({ event }) => event.output },
                target: "reviewing",
                actions: "settleExtras",
              },
              {
                target: "#flights.quoting",
                actions: { type: "askWithExtras", params: ({ event }) => event.output },
              },
            ],
            onError: "travellers",
          },
          on: { RESUME: { actions: "resumeExtras" } },
        },

        reviewing: {
          tags: "stable",
          meta: { screen: "review", step: "review", resume: "stay" },
          entry: { type: "goTo", params: "review" },
          invoke: {
            id: "quoteDeadline",
            src: "waitUntil",
            input: ({ context }) => ({ at: context.quote?.expiresAt ?? 0 }),
            onDone: "#flights.quoteExpired",
          },
          on: {
            "voucher.change": { actions: { type: "takeVoucher", params: ({ event }) => event.voucher } },
            "travellers.edit": "travellers",
            "extras.edit": { guard: "hasExtras", target: "extras", actions: "reopenExtras" },
            "flow.back": [{ guard: "hasExtras", target: "extras", actions: "reopenExtras" }, { target: "travellers" }],
            "review.accept": {
              guard: { type: "isShown", params: ({ event }) => event.acknowledged },
              target: "#flights.reserving",
              actions: { type: "accept", params: ({ event }) => event.acknowledged },
            },
            RESUME: {
              guard: { type: "isQuoteOver", params: ({ event }) => event.now },
              target: "#flights.quoteExpired",
            },
          },
        },
      },
    },

    /** Back from the passengers: to the itinerary, or, for a quote that was opened by its address, to a search. */
    leavingCheckout: {
      meta: { screen: "itinerary", step: "itinerary", resume: "restart" },
      always: [{ guard: ({ context }) => context.offer !== null, target: "inspecting" }, { target: "shopping" }],
    },

    reserving: {
      tags: "money",
      meta: { screen: "reserving", step: "review", resume: "stay" },
      invoke: {
        id: "reserve",
        src: "reserve",
        input: ({ context: { acknowledged, party, quote, voucher } }) => {
          if (acknowledged === null || party === null || quote === null) {
            throw new Error(
              "A reservation needs a quote, a yes to it and a party; the chart leads here only with all three.",
            );
          }
          return { quote, acknowledged, party, voucher };
        },
        onDone: [
          {
            guard: { type: "isReserved", params: ({ event }) => event.output },
            target: "paying",
            actions: { type: "learnReserve", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isPriceChanged", params: ({ event }) => event.output },
            target: "quoting",
            actions: { type: "learnReserve", params: ({ event }) => event.output },
          },
          { guard: { type: "isGone", params: ({ event }) => event.output }, target: "soldOut" },
          { guard: { type: "isQuoteExpired", params: ({ event }) => event.output }, target: "quoteExpired" },
          {
            guard: { type: "isIncomplete", params: ({ event }) => event.output },
            target: "checkout",
            actions: { type: "learnReserve", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isRefused", params: ({ event }) => event.output },
            target: "reserveRefused",
            actions: { type: "learnReserve", params: ({ event }) => event.output },
          },
          // Nobody knew, and the person went: the booking, if there is one, is among theirs.
          { target: "left" },
        ],
        onError: "left",
      },
      on: { RESUME: { actions: "resumeReserve" } },
    },

    paying: {
      tags: "money",
      meta: { screen: "payment", step: "payment", resume: "stay" },
      entry: { type: "goTo", params: "payment" },
      invoke: {
        id: "payment",
        src: "payment",
        input: ({ context: { reservation, setting, start } }) => {
          const due = reservation ?? (start.at === "payment" ? start : null);
          if (due === null)
            throw new Error("Only what is reserved is paid for; the chart leads here only with an order.");
          return {
            order: due.order,
            booking: due.booking,
            currency: reservation?.due.currency ?? setting.currency,
            dialCode: setting.dialCode,
            allowedOrigins: setting.paymentOrigins,
          };
        },
        onDone: [
          {
            guard: { type: "isPaid", params: ({ event }) => event.output },
            target: "confirmed",
            actions: { type: "noteBooked", params: ({ event }) => event.output },
          },
          { guard: { type: "isHoldOver", params: ({ event }) => event.output }, target: "holdExpired" },
          { target: "left" },
        ],
        onError: "left",
      },
      on: { RESUME: { actions: "tellPayment" }, "order.hinted": { actions: "tellPayment" } },
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

    /** The price is no longer guaranteed. What was typed and chosen stays. */
    quoteExpired: {
      tags: "stable",
      meta: { screen: "quoteExpired", step: "review", resume: "stay" },
      on: {
        "quote.refresh": { target: "quoting", actions: "askAgain" },
        "search.refresh": { target: "shopping", actions: "beginAnew" },
        "flow.leave": "left",
      },
    },

    soldOut: {
      tags: "stable",
      meta: { screen: "soldOut", step: "results", resume: "stay" },
      on: {
        "flow.back": "shopping",
        "search.refresh": { target: "shopping", actions: "beginAnew" },
        "flow.leave": "left",
      },
    },

    reserveRefused: {
      tags: "stable",
      meta: { screen: "reserveRefused", step: "review", resume: "stay" },
      on: {
        "flow.back": "checkout",
        "search.refresh": { target: "shopping", actions: "beginAnew" },
        "flow.leave": "left",
      },
    },

    /** The time to pay is over, and the seats with it. */
    holdExpired: {
      tags: "stable",
      meta: { screen: "holdExpired", step: "payment", resume: "stay" },
      on: { "search.refresh": { target: "shopping", actions: "beginAnew" }, "flow.leave": "left" },
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
