import { connectPayment, connectQuote } from "@safar/engine";
import type { Happening } from "../faults.ts";
import type { Booker } from "./booker.ts";

/** What somebody comes by who reads that a price, a search or the time to pay is over. */
const onScreens: Readonly<Record<string, Happening>> = {
  quoteExpired: "the price was left to expire",
  sessionExpired: "the search was left to expire",
  soldOut: "the last seats went",
};

const onPaymentScreens: Readonly<Record<string, Happening>> = {
  expired: "the time to pay ended",
  failed: "a card was declined",
  redirect: "a bank asked the cardholder",
  code: "a code was asked for",
  waiting: "nobody knew whether it was paid",
  stillWaiting: "nobody knew whether it was paid",
};

const named = (happening: Happening | undefined): readonly Happening[] => (happening === undefined ? [] : [happening]);

const ofPayment = (payment: ReturnType<Booker["view"]>["children"]["payment"]): readonly Happening[] => {
  if (payment === undefined) return [];
  const { bill, screen } = connectPayment(payment.getSnapshot());
  const isPartlyPaid = bill?.price.lines.some(({ kind }) => kind === "balance" || kind === "promo_credit");
  return [...(isPartlyPaid === true ? (["the wallet paid a part"] as const) : []), ...named(onPaymentScreens[screen])];
};

/** What somebody has come by who books, as their screen tells it. */
export const noticesOf = (walk: Booker): readonly Happening[] => {
  const { children, screen } = walk.view();
  const { extras, payment, quote } = children;
  const hasLostSeat = screen === "addons" && (extras?.getSnapshot().context.taken.length ?? 0) > 0;
  const hasChanged = quote !== undefined && connectQuote(quote.getSnapshot()).screen === "priceChanged";
  const changed = walk.screens().includes("reserving") ? "the price changed while reserving" : "the price changed";
  return [
    ...named(onScreens[screen]),
    ...(hasLostSeat ? (["a seat went to somebody else"] as const) : []),
    ...(hasChanged ? ([changed] as const) : []),
    ...ofPayment(payment),
  ];
};
