import { connectQuote } from "@safar/engine";
import type { InProcessSandbox, Random } from "@safar/sandbox";
import { goOn } from "./hands.ts";
import type { PersonPlan } from "./plan.ts";
import { plainPlace, plainRoad, plainRoute, storyNames } from "./stories.ts";
import type { Vertical, Walk } from "./walk.ts";

/** Somebody without a story, who takes the first of everything. */
export const plain: PersonPlan = {
  lastName: "Siddiqui",
  route: plainRoute,
  adults: 1,
  offsetMs: 0,
  country: "PK",
  isSignedIn: false,
};

/** Where somebody is asked for more than a card. */
const otherWays = new Set(["confirm", "mobile", "balance", "failed", "cancelled"]);
const deadQuotes = new Set(["quoteExpired", "quoteFailed"]);
/** Names that the sandbox has something happen to. */
const stories: ReadonlySet<string> = new Set(storyNames);
const evenly: Random = {
  next: () => 0.5,
  integer: (min) => min,
  pick: <Item>(items: readonly Item[]): Item => {
    for (const item of items) return item;
    throw new RangeError("There is nothing to pick from.");
  },
  fork: () => evenly,
};

/** What somebody without a story searches for. */
const plainWish: Readonly<Record<Vertical, string>> = {
  flights: plainRoute,
  hotels: plainPlace,
  buses: plainRoad,
  withdrawals: "",
  cancellations: "",
};

/** What somebody does next who wants no more than to come to the end of it, the plain way. */
export const settleOn = (
  walk: Walk,
  { person, sandbox }: { readonly person: PersonPlan; readonly sandbox: InProcessSandbox },
): void => {
  const { checkout, children, screen, search } = walk.view();
  const { payment } = children;
  if (walk.vertical === "withdrawals") {
    // What the wallet does not have cannot be had by asking on.
    if (screen === "amount" || screen === "account") walk.send({ type: "flow.leave" });
    else goOn(walk, { sandbox, person, random: evenly, method: null, airline: null });
    return;
  }
  const plainSearch = walk.searchFor(plainWish[walk.vertical], 1);
  const asked = payment === undefined ? null : walk.payment();
  // What led nowhere leads nowhere again: another route does not.
  if (screen === "results" && search !== null && search !== plainSearch)
    walk.send({ type: "search.submit", search: plainSearch });
  // Whose name stands for a story books under another one.
  else if (screen === "review" && checkout?.party?.travellers.some(({ lastName }) => stories.has(lastName)) === true)
    walk.send({ type: "travellers.edit" });
  else if (screen === "holdExpired") walk.send({ type: "flow.leave" });
  // A hotel that refuses somebody refuses them again.
  else if (screen === "reserveRefused" && walk.vertical === "hotels") walk.send({ type: "search.refresh" });
  else if (asked?.screen === "voucher" && !asked.busy) payment?.send({ type: "attempt.abandon" });
  else if (asked?.screen === "expired") payment?.send({ type: "flow.leave" });
  else if (asked !== null && otherWays.has(asked.screen)) payment?.send({ type: "method.change" });
  else if (children.quote !== undefined && deadQuotes.has(connectQuote(children.quote.getSnapshot()).screen))
    children.quote.send({ type: "quote.decline" });
  else
    goOn(walk, {
      sandbox,
      person: { ...plain, route: plainWish[walk.vertical] },
      random: evenly,
      method: null,
      airline: null,
    });
};
