import { assign, fromPromise, setup } from "xstate";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type {
  BookingListContext,
  BookingListEvent,
  BookingListInput,
  BookingListMeta,
  BookingListOutcome,
  BookingQuery,
} from "./booking-list.types.ts";

const types: {
  readonly context?: BookingListContext;
  readonly events?: BookingListEvent;
  readonly input?: BookingListInput;
  readonly tags?: "busy" | "stable";
  readonly meta?: BookingListMeta;
} = {};

const learn = (_: BookingListContext, outcome: BookingListOutcome): Partial<BookingListContext> => {
  if (outcome.type === "LISTED") return { list: outcome, problem: null };
  return outcome.type === "UNAVAILABLE" ? { problem: outcome.problem } : { list: null, problem: null };
};

export const bookingListSetup = setup({
  types,
  actors: { read: fromPromise<BookingListOutcome, BookingQuery>(unprovided("bookingListMachine")) },
  guards: {
    wasNotRead: ({ context }) => context.found === null,
    wasListed: ({ context }) => context.found?.type === "LISTED",
    wasSignedOut: ({ context }) => context.found?.type === "SIGNED_OUT",
    isListed: outcomeIs<BookingListOutcome>("LISTED"),
    isSignedOut: outcomeIs<BookingListOutcome>("SIGNED_OUT"),
    hasList: ({ context }) => context.list !== null,
    /** Bookings move from one list to the other, so a page that was there may be gone. */
    isBeyondLast: (_, outcome: BookingListOutcome) =>
      outcome.type === "LISTED" && outcome.bookings.length === 0 && outcome.page > outcome.lastPage,
  },
  actions: {
    learn: assign(({ context }, outcome: BookingListOutcome) => learn(context, outcome)),
    learnFound: assign(({ context }) => ({
      ...(context.found === null ? {} : learn(context, context.found)),
      found: null,
    })),
    turnToLast: assign(({ context }, outcome: BookingListOutcome) =>
      outcome.type === "LISTED" ? { query: { ...context.query, page: outcome.lastPage } } : {},
    ),
    /** What another question was answered with says nothing about this one. */
    ask: assign(({ context }, query: BookingQuery) => ({
      query,
      list: context.query.tab === query.tab ? context.list : null,
      problem: null,
    })),
    reportFault: assign({
      problem: { kind: "malformed", detail: "the list of bookings failed", status: 0 },
    }),
  },
});
