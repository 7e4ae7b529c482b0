import { connectPayment, connectQuote } from "@safar/engine";
import type { Happening } from "./faults.ts";
import type { Tab } from "./watch.ts";

/** Counts what somebody has come by, as their screen tells it. */
export const notice = ({ walk }: Tab, happens: (name: Happening) => void): void => {
  const { children, screen } = walk.view();
  if (walk.vertical === "cancellations") {
    if (screen === "quoteExpired") happens("what a cancellation gives back was left to expire");
    return;
  }
  if (screen === "quoteExpired") happens("the price was left to expire");
  if (screen === "sessionExpired") happens("the search was left to expire");
  if (screen === "soldOut") happens("the last seats went");
  if (screen === "addons" && (children.extras?.getSnapshot().context.taken.length ?? 0) > 0)
    happens("a seat went to somebody else");
  if (children.quote !== undefined && connectQuote(children.quote.getSnapshot()).screen === "priceChanged")
    happens(walk.screens().includes("reserving") ? "the price changed while reserving" : "the price changed");
  if (children.payment === undefined) return;
  const paying = connectPayment(children.payment.getSnapshot());
  if (paying.bill?.price.lines.some(({ kind }) => kind === "balance" || kind === "promo_credit"))
    happens("the wallet paid a part");
  if (paying.screen === "expired") happens("the time to pay ended");
  if (paying.screen === "failed") happens("a card was declined");
  if (paying.screen === "redirect") happens("a bank asked the cardholder");
  if (paying.screen === "code") happens("a code was asked for");
  if (paying.screen === "waiting" || paying.screen === "stillWaiting") happens("nobody knew whether it was paid");
};
