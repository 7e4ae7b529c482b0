import { type Call, refuse } from "../../core/service.ts";
import { knownCurrency } from "../../world/currencies.ts";
import { editionCurrency, editionZone } from "../../world/editions.ts";
import { digest } from "../../world/hash.ts";
import { toLocal } from "../../world/zones.ts";
import type { User } from "../accounts/users.ts";
import { unitsOf } from "../orders/money.ts";
import { type Order, openOrder, orderByReserveAttempt } from "../orders/order.ts";
import { walletCountryOf } from "./wallets.ts";

const lifetimeMs = 30 * 60_000;

/** In whole units. */
export const topUpLimits = { PK: { min: 100, max: 200_000 }, SA: { min: 10, max: 20_000 } } as const;

const wrong = (message: string) => refuse("validation_failed", { status: 422, field: "amount", message });

/** An order that adds cash to the wallet once it is paid. */
export const openTopUp = (call: Call, user: User, minor: number | null, asked: string, attempt: string): Order => {
  const known = orderByReserveAttempt(call.store, `topup:${user.id}:${attempt}`);
  if (known !== undefined) return known;
  const country = walletCountryOf(user);
  const currency = editionCurrency[country];
  const { min, max } = topUpLimits[country];
  if (asked !== currency) throw wrong(`This wallet holds ${currency}.`);
  if (minor === null) throw wrong(`${currency} has ${knownCurrency(currency).exponent} decimals.`);
  if (minor < unitsOf(min, currency) || minor > unitsOf(max, currency)) {
    const meta = { min, max, currency };
    throw refuse("limit_exceeded", {
      status: 422,
      field: "amount",
      message: `Between ${min} and ${max} ${currency} may be added.`,
      meta,
    });
  }
  const moment = { at: toLocal(call.now(), editionZone[country]), zone: editionZone[country] };
  const title = { title: "Add cash to the wallet", titleAr: "إضافة رصيد إلى المحفظة" };
  return openOrder(call, {
    ...title,
    vertical: "wallet",
    bookingType: "wallet",
    userId: user.id,
    contact: { email: user.email, phone: user.phone },
    travellers: [],
    payBy: call.now() + lifetimeMs,
    priceGuaranteeUntil: null,
    quoteHash: digest(`topup/${user.id}/${attempt}/${minor}`),
    amountDue: { minor, currency },
    lines: [{ kind: "base", code: "topup", title: "Added to your wallet", titleAr: "يضاف إلى محفظتك", minor }],
    subtitle: user.name,
    subtitleAr: user.name,
    starts: moment,
    ends: moment,
    image: null,
    pnr: null,
    reserveAttempt: `topup:${user.id}:${attempt}`,
    sale: null,
    detail: null,
  });
};
