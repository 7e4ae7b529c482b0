import { withOutput } from "../../kernel/flow/with-output.ts";
import { lapsOf } from "../seats/laps.ts";
import { checkoutSetup, initialCheckout, travellersRules } from "./checkout.setup.ts";

/**
 * From the price to the ticket, of whatever is booked. A vertical's own chart leads here once something is chosen, and gets back
 * an output: booked, left, or a way back to what it has before the price. How each step is taken is its child's own chart.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  context: ({ input }) => initialCheckout(input),
  output: ({ context }) => context.end,
  initial: "starting",
  on: { "setting.change": { actions: { type: "takeSetting", params: ({ event }) => event.setting } } },
  states: {
    starting: {
      meta: { screen: "quote", step: "offer", resume: "restart" },
      always: [{ guard: "startsWithPayment", target: "paying" }, { target: "quoting" }],
    },

    /** A price: the first, one with extras, or one that must be looked at again. */
    quoting: {
      tags: "stable",
      meta: { screen: "quote", step: "offer", resume: "stay" },
      invoke: {
        id: "quote",
        src: "quote",
        input: ({ context: { request, seen } }) => {
          if (request === null) throw new Error("A quote needs a request; the chart leads here only with one.");
          return { request, seen };
        },
        onDone: [
          // What was reserved from it is found again by its booking, whatever this checkout remembers.
          { guard: withOutput("isReservedAlready"), target: "left", actions: withOutput("keepReservation") },
          { guard: withOutput("isAccepted"), target: "collecting", actions: withOutput("keepQuote") },
          { guard: withOutput("isSoldOut"), target: "soldOut" },
          { guard: withOutput("isSessionExpired"), target: "sessionExpired" },
          { guard: "wereExtrasPriced", target: "collecting.extras", actions: "reopenExtras" },
          { target: "returned", actions: { type: "leadBack", params: "DECLINED" } },
        ],
        onError: { target: "returned", actions: { type: "leadBack", params: "DECLINED" } },
      },
      on: { RESUME: { actions: "resumeQuote" } },
    },

    collecting: {
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
          meta: { screen: "travellers", step: "travellers", resume: "stay" },
          entry: { type: "goTo", params: "travellers" },
          invoke: {
            id: "travellers",
            src: "travellers",
            input: ({ context: { draft, partyProblems, quote, setting } }) => {
              if (quote === null)
                throw new Error("Travellers are asked for a quote; the chart leads here only with one.");
              return {
                ...travellersRules(quote, setting),
                isSignedIn: setting.isSignedIn,
                deadline: quote.expiresAt,
                ...draft,
                ...(partyProblems === null ? {} : { problems: partyProblems }),
              };
            },
            onDone: [
              { guard: withOutput("isPartyComplete"), target: "sorting", actions: withOutput("keepParty") },
              { guard: withOutput("isPartyLate"), target: "#checkout.quoteExpired", actions: withOutput("keepParty") },
              {
                target: "#checkout.returned",
                actions: [withOutput("keepParty"), { type: "leadBack", params: "BACK" }],
              },
            ],
            onError: { target: "#checkout.returned", actions: { type: "leadBack", params: "BACK" } },
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
            input: ({ context: { choices, draft, quote, taken } }) => {
              if (quote === null) throw new Error("Extras belong to a quote; the chart leads here only with one.");
              return {
                refId: quote.refId,
                travellers: quote.travellers,
                laps: lapsOf(draft),
                required: quote.requiredExtras,
                choices,
                currency: quote.price.charge.total.currency,
                deadline: quote.expiresAt,
                taken,
              };
            },
            onDone: [
              {
                guard: withOutput("areExtrasLate"),
                target: "#checkout.quoteExpired",
                actions: withOutput("keepChoices"),
              },
              { guard: withOutput("areExtrasBack"), target: "travellers", actions: withOutput("keepChoices") },
              { guard: withOutput("areExtrasPriced"), target: "reviewing", actions: withOutput("settleExtras") },
              { target: "#checkout.quoting", actions: withOutput("askWithExtras") },
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
            onDone: "#checkout.quoteExpired",
          },
          on: {
            "voucher.change": { actions: { type: "takeVoucher", params: ({ event }) => event.voucher } },
            "travellers.edit": "travellers",
            "extras.edit": { guard: "hasExtras", target: "extras", actions: "reopenExtras" },
            "flow.back": [{ guard: "hasExtras", target: "extras", actions: "reopenExtras" }, { target: "travellers" }],
            "review.accept": {
              guard: { type: "isShown", params: ({ event }) => event.acknowledged },
              target: "#checkout.reserving",
              actions: { type: "accept", params: ({ event }) => event.acknowledged },
            },
            RESUME: {
              guard: { type: "isQuoteOver", params: ({ event }) => event.now },
              target: "#checkout.quoteExpired",
            },
          },
        },
      },
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
          { guard: withOutput("isReserved"), target: "paying", actions: withOutput("learnReserve") },
          { guard: withOutput("isPriceChanged"), target: "quoting", actions: withOutput("learnReserve") },
          { guard: withOutput("isGone"), target: "soldOut" },
          { guard: withOutput("isQuoteExpired"), target: "quoteExpired" },
          { guard: withOutput("isPickTaken"), target: "returned", actions: withOutput("leadBackTaken") },
          { guard: withOutput("isIncomplete"), target: "collecting", actions: withOutput("learnReserve") },
          { guard: withOutput("isRefused"), target: "reserveRefused", actions: withOutput("learnReserve") },
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
        input: ({ context: { reservation, setting, start, voucher } }) => {
          const due = reservation ?? (start.at === "payment" ? start : null);
          if (due === null)
            throw new Error("Only what is reserved is paid for; the chart leads here only with an order.");
          return {
            order: due.order,
            booking: due.booking,
            dialCode: setting.dialCode,
            allowedOrigins: setting.paymentOrigins,
            voucher,
          };
        },
        onDone: [
          { guard: withOutput("isPaid"), target: "confirmed", actions: withOutput("noteBooked") },
          { guard: withOutput("isHoldOver"), target: "holdExpired" },
          { target: "left" },
        ],
        onError: "left",
      },
      on: { RESUME: { actions: "tellPayment" }, "order.hinted": { actions: "tellPayment" } },
    },

    /** The results that the offer is from count no more: 'Search Results Expired!' */
    sessionExpired: {
      tags: "stable",
      meta: { screen: "sessionExpired", step: "results", resume: "stay" },
      on: {
        "search.refresh": { target: "returned", actions: { type: "leadBack", params: "SEARCH_AGAIN" } },
        "search.edit": { target: "returned", actions: { type: "leadBack", params: "SEARCH_EDIT" } },
        "flow.leave": "left",
      },
    },

    /** The price is no longer guaranteed. What was typed and chosen stays. */
    quoteExpired: {
      tags: "stable",
      meta: { screen: "quoteExpired", step: "review", resume: "stay" },
      on: {
        "quote.refresh": { target: "quoting", actions: "askAgain" },
        "search.refresh": { target: "returned", actions: { type: "leadBack", params: "SEARCH_AGAIN" } },
        "flow.leave": "left",
      },
    },

    soldOut: {
      tags: "stable",
      meta: { screen: "soldOut", step: "results", resume: "stay" },
      on: {
        "flow.back": { target: "returned", actions: { type: "leadBack", params: "SOLD_OUT" } },
        "search.refresh": { target: "returned", actions: { type: "leadBack", params: "SEARCH_AGAIN" } },
        "flow.leave": "left",
      },
    },

    reserveRefused: {
      tags: "stable",
      meta: { screen: "reserveRefused", step: "review", resume: "stay" },
      on: {
        "flow.back": "collecting",
        "search.refresh": { target: "returned", actions: { type: "leadBack", params: "SEARCH_AGAIN" } },
        "flow.leave": "left",
      },
    },

    /** The time to pay is over, and what was held with it. */
    holdExpired: {
      tags: "stable",
      meta: { screen: "holdExpired", step: "payment", resume: "stay" },
      on: {
        "search.refresh": { target: "returned", actions: { type: "leadBack", params: "SEARCH_AGAIN" } },
        "flow.leave": "left",
      },
    },

    confirmed: {
      type: "final",
      tags: "terminal",
      meta: { screen: "confirmation", step: "confirmation", resume: "drop" },
      entry: { type: "goTo", params: "confirmation" },
    },
    /** The vertical's own part goes on. */
    returned: { type: "final", tags: "terminal", meta: { screen: "left", step: "offer", resume: "drop" } },
    left: { type: "final", tags: "terminal", meta: { screen: "left", step: "offer", resume: "drop" } },
  },
});
