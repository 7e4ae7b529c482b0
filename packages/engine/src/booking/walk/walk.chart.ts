import { withOutput } from "../../kernel/flow/with-output.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { CheckoutInput, CheckoutOutput } from "../checkout/checkout.types.ts";
import type { SearchInput, SearchOutput } from "../search/search.types.ts";
import { type ChosenPrice, checkoutStart } from "./checkout-start.ts";
import type { WalkContext, WalkEvent } from "./walk.types.ts";

type Context = WalkContext<object, RefId | null>;

type Told<Type extends WalkEvent["type"]> = { readonly event: Extract<WalkEvent, { readonly type: Type }> };

type Ended<Output> = { readonly event: { readonly output: Output } };

const searchIn = ({ event }: Told<"search.submit">) => event.search;

const settingIn = ({ event }: Told<"setting.change">) => event.setting;

const chosenIn = ({ event: { output } }: Ended<SearchOutput>) => (output.type === "CHOSEN" ? output : null);

/** What a walk holds beside its states, whatever it sells. */
export const walkFrame = {
  output: ({ context }: { readonly context: Context }) => context.end,
  initial: "starting",
  on: {
    "setting.change": {
      actions: { type: "takeSetting", params: settingIn },
    },
  },
} as const;

type Options<Own extends Context> = {
  /** The chart's own. */
  readonly id: string;
  /** What a price is asked for; null while nothing is chosen. */
  readonly chosen: (context: Own) => ChosenPrice | null;
  /** After which ends of a checkout another offer is all that helps. After any other, the same one is looked at again. */
  readonly resultsAfter: readonly CheckoutOutput["type"][];
};

/**
 * The walk of every vertical: a search, what was chosen in it, and the checkout from the price to the ticket. How each is taken
 * is a chart of its own. A vertical adds `inspecting`, in which its offer is looked at: a fare, rooms or seats are chosen there.
 */
export const walkStates = <Own extends Context>({ id, chosen, resultsAfter }: Options<Own>) =>
  ({
    starting: {
      meta: { screen: "search", step: "search", resume: "restart" },
      always: [
        { guard: { type: "startsAt", params: "payment" }, target: "checkout" },
        { guard: { type: "startsAt", params: "quote" }, target: "checkout" },
        { guard: { type: "startsAt", params: "offer" }, target: "inspecting" },
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
          guard: { type: "isSearch", params: searchIn },
          target: "shopping",
          actions: [
            { type: "forgetOffer", params: null },
            { type: "takeSearch", params: searchIn },
          ],
        },
        "flow.leave": "left",
      },
    },

    shopping: {
      initial: "sorting",
      states: {
        sorting: {
          meta: { screen: "search", step: "search", resume: "restart" },
          always: [{ guard: "hasSearch", target: "searching" }, { target: `#${id}.planning` }],
        },
        searching: {
          tags: "stable",
          meta: { screen: "results", step: "results", resume: "stay" },
          entry: { type: "goTo", params: "results" },
          invoke: {
            id: "search",
            src: "search",
            input: ({ context: { search, session } }: { readonly context: Context }): SearchInput => ({
              search: search ?? "",
              refId: session,
            }),
            onDone: [
              {
                guard: withOutput("isChosen"),
                target: `#${id}.inspecting`,
                actions: [{ type: "forgetOffer", params: chosenIn }, withOutput("takeOffer")],
              },
              { target: `#${id}.planning` },
            ],
            onError: `#${id}.planning`,
          },
          on: {
            RESUME: { actions: "resumeSearch" },
            "offer.again": { guard: "hasOffer", target: `#${id}.inspecting` },
            "search.submit": {
              guard: { type: "isSearch", params: searchIn },
              target: "searching",
              reenter: true,
              actions: [
                { type: "forgetOffer", params: null },
                { type: "takeSearch", params: searchIn },
              ],
            },
            "flow.leave": `#${id}.left`,
          },
        },
      },
    },

    checkout: {
      tags: "stable",
      meta: { screen: "checkout", step: "offer", resume: "stay" },
      invoke: {
        id: "checkout",
        src: "checkout",
        input: ({ context }: { readonly context: Own }): CheckoutInput => ({
          start: checkoutStart(context, chosen(context)),
          setting: context.setting,
          kept: context.kept,
        }),
        onDone: [
          { guard: withOutput("isBooked"), target: "confirmed", actions: withOutput("noteEnd") },
          { guard: withOutput("isLeft"), target: "left", actions: withOutput("noteEnd") },
          {
            guard: withOutput("isSearchedAgain"),
            target: "shopping",
            actions: [withOutput("keepGiven"), { type: "forgetOffer", params: null }, "beginAnew"],
          },
          { guard: withOutput("isSearchEdited"), target: "planning", actions: withOutput("keepGiven") },
          // Sold out, say, or not wanted at this price: another one of the same results.
          ...(resultsAfter.length === 0
            ? []
            : ([
                {
                  guard: {
                    type: "endsAs",
                    params: ({ event }: Ended<CheckoutOutput>) => ({ end: event.output, ends: resultsAfter }),
                  },
                  target: "shopping",
                  actions: withOutput("keepGiven"),
                },
              ] as const)),
          { target: "returning", actions: withOutput("keepGiven") },
        ],
        onError: "left",
      },
      on: {
        "setting.change": { actions: [{ type: "takeSetting", params: settingIn }, "tellCheckout"] },
        RESUME: { actions: "tellCheckout" },
        "order.hinted": { actions: "tellCheckout" },
      },
    },

    /** Back from the people: to what was chosen, or, for a quote that was opened by its address, to a search. */
    returning: {
      meta: { screen: "results", step: "offer", resume: "restart" },
      always: [{ guard: "hasOffer", target: "inspecting" }, { target: "shopping" }],
    },

    confirmed: {
      type: "final",
      tags: "terminal",
      meta: { screen: "confirmation", step: "confirmation", resume: "drop" },
      entry: { type: "goTo", params: "confirmation" },
    },
    left: { type: "final", tags: "terminal", meta: { screen: "left", step: "search", resume: "drop" } },
  }) as const;

type Read<Screen extends string, Source extends string> = {
  /** The chart's own. */
  readonly id: string;
  readonly screen: Screen;
  /** The actor that reads the offer. */
  readonly source: Source;
};

/** Whether or not its reference names a session. */
const offerIn = <Offer>({ context }: { readonly context: { readonly offer: Offer } }): Offer => context.offer;

/**
 * An offer that has to be read before something of it can be chosen: states of `inspecting`, to which a vertical adds
 * `choosing`. It needs `sessionExpired` as well.
 */
export const readingStates = <const Screen extends string, const Source extends string>({
  id,
  screen,
  source,
}: Read<Screen, Source>) =>
  ({
    reading: {
      tags: "busy",
      meta: { screen, step: "offer", resume: "restart" },
      invoke: {
        src: source,
        input: offerIn,
        onDone: [
          { guard: withOutput("isRead"), target: "choosing", actions: withOutput("learnOffer") },
          { guard: withOutput("isSessionGone"), target: `#${id}.sessionExpired` },
          { target: "unread", actions: withOutput("learnOffer") },
        ],
        onError: { target: "unread", actions: "reportFault" },
      },
    },
    unread: {
      tags: "stable",
      meta: { screen: `${screen}Failed`, step: "offer", resume: "stay" },
      // A page that is left while it reads loses the answer: back on it, it reads again.
      on: { "offer.reload": "reading", RESUME: "reading" },
    },
  }) as const;

/** The results that an offer is from count no more: 'Search Results Expired!' For an offer whose own chart does not say so. */
export const sessionExpired = {
  tags: "stable",
  meta: { screen: "sessionExpired", step: "results", resume: "stay" },
  on: {
    "search.refresh": { target: "shopping", actions: [{ type: "forgetOffer", params: null }, "beginAnew"] },
    "search.edit": "planning",
    "flow.leave": "left",
  },
} as const;
