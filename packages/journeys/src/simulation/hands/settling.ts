import { connectQuote } from "@safar/engine";
import { evenly, plain } from "../plain.ts";
import { storyNames } from "../stories.ts";
import type { Scene } from "../walk.types.ts";
import type { Booker, Hand, OwnWays } from "./booker.ts";

/** Where somebody is asked for more than a card. */
const otherWays = new Set(["confirm", "mobile", "balance", "failed", "cancelled"]);
const deadQuotes = new Set(["quoteExpired", "quoteFailed"]);
/** Names that the sandbox has something happen to. */
const stories: ReadonlySet<string> = new Set(storyNames);

/** What leads out of a payment that would go round in a circle, or past a price that is none any more. */
const settleCheckout = ({ payment, view }: Booker): boolean => {
  const { payment: paying, quote } = view().children;
  if (paying !== undefined) {
    const { busy, screen } = payment();
    if (screen === "voucher" && !busy) paying.send({ type: "attempt.abandon" });
    else if (screen === "expired") paying.send({ type: "flow.leave" });
    else if (otherWays.has(screen)) paying.send({ type: "method.change" });
    else return false;
    return true;
  }
  if (quote === undefined || !deadQuotes.has(connectQuote(quote.getSnapshot()).screen)) return false;
  quote.send({ type: "quote.decline" });
  return true;
};

/** What leads away from where somebody with a story would stay. */
const settleWalk = (walk: Booker, { plainly, plainWish, searchFor }: OwnWays): boolean => {
  const { checkout, screen, search } = walk.view();
  const plainSearch = searchFor(plainWish, 1);
  // What led nowhere leads nowhere again: another route does not.
  if (screen === "results" && search !== null && search !== plainSearch)
    walk.send({ type: "search.submit", search: plainSearch });
  // Whose name stands for a story books under another one.
  else if (screen === "review" && checkout?.party?.travellers.some(({ lastName }) => stories.has(lastName)) === true)
    walk.send({ type: "travellers.edit" });
  else if (screen === "holdExpired") walk.send({ type: "flow.leave" });
  else if (plainly?.[screen] !== undefined) plainly[screen]();
  else return false;
  return true;
};

/** What somebody does next who wants no more than to come to the end of it, the plain way. */
export const settleHand =
  (goOn: Hand): Hand =>
  (walk, { sandbox }, own) => {
    if (settleWalk(walk, own) || settleCheckout(walk)) return;
    const scene: Scene = {
      sandbox,
      person: { ...plain, route: own.plainWish },
      random: evenly,
      method: null,
      airline: null,
    };
    if (!walk.view().busy) goOn(walk, scene, own);
  };
