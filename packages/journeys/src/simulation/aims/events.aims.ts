import { freeEvents, plainEvents, storyEventSearches } from "../stories.ts";
import { type Aim, failing, late, leave, type Moment, minuteMs, refusing } from "./aim.ts";
import { calmOf, choosing, countedAims } from "./counted.aims.ts";

const given = calmOf("events", plainEvents);

const renew = { say: { type: "hold.renew" } } as const;
const beforeMethod: Moment = { step: "payment", at: { payable: "choosing" } };
const atCard: Moment = { step: "payment", at: { payable: { entering: "enteringCard" } } };

/** What is rare where passes are chosen, and nowhere else that things are sold by the number. */
const own: readonly Aim[] = [
  {
    name: "a code that nobody knows, and another day of an event",
    ...given,
    does: [
      [choosing, { say: { type: "code.submit", code: "FOES" } }],
      [choosing, { say: { type: "choice.reload" } }],
      [choosing, { say: { type: "day.choose", date: "2020-01-01" } }],
      [choosing, { say: { type: "quantity.step", item: "standard", way: "more" } }],
    ],
  },
  {
    name: "others take passes twice in a moment",
    ...given,
    does: [
      [choosing, { fault: late("C059", 9_000) }],
      [choosing, { say: { type: "choice.hinted" } }],
      [{ step: "choice", at: { open: "refreshing" } }, { say: { type: "choice.hinted" } }],
    ],
  },
  {
    name: "an event that nobody knows any more",
    ...given,
    ...refusing("/events/shows", "not_found", 404),
    does: [[{ step: "choice", at: "expired" }, { say: { type: "search.refresh" } }]],
  },
  {
    name: "an event that nobody knows any more when it is read again",
    ...given,
    ...refusing("/events/shows", "not_found", 404, "POST", 2),
    does: [[choosing, { say: { type: "choice.hinted" } }]],
  },
  {
    name: "passes that are looked at again when what is said of them is an hour old",
    ...given,
    does: [[choosing, { reloadAfterMs: 70 * minuteMs }]],
  },
  { name: "a hold is renewed before there is a method", ...given, does: [[beforeMethod, renew]] },
  { name: "a hold is renewed beside a card", ...given, method: "card", does: [[atCard, renew]] },
  {
    name: "a hold is not renewed, then it is",
    ...given,
    faults: [failing("P028")],
    does: [
      [beforeMethod, renew],
      [beforeMethod, renew],
    ],
  },
  {
    name: "a hold is not renewed beside a card",
    ...given,
    method: "card",
    faults: [failing("P028")],
    does: [[atCard, renew]],
  },
  {
    name: "a payment is left while its hold is renewed",
    ...given,
    faults: [late("P028", 9000)],
    does: [
      [beforeMethod, renew],
      [{ step: "payment", at: "renewing" }, leave],
    ],
  },
  { name: "an event that costs nothing", ...given, person: { ...given.person, route: freeEvents } },
];

/** Whoever books an event, and what is rare on the way. */
export const eventsAims = countedAims({
  errand: "events",
  noun: "event",
  one: "an event",
  units: "passes",
  taken: "passes",
  goes: "at an event",
  routes: [plainEvents, ...storyEventSearches],
  calls: { results: "C060", read: "C059", price: "C061", path: "/events/quote" },
  refused: [
    ["sold_out", 409],
    ["session_expired", 410],
  ],
  own,
});
