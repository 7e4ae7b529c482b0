import { type Currency, toWire } from "../../world/currencies.ts";
import { methodFee, paymentMethods, whyUnavailable } from "./payment-methods.ts";

/** What paying a total by a method would add, for every method that takes the currency and costs something. */
export const surchargesOn = (total: number, currency: Currency, country: "PK" | "SA", locale: "en" | "ar") =>
  paymentMethods
    .filter(
      (method) => method.countries.includes(country) && whyUnavailable(method, total, currency.code, true) === null,
    )
    .map((method) => ({ method, fee: methodFee(method, total, currency.code) }))
    .filter(({ fee }) => fee > 0)
    .map(({ method, fee }) => ({ method: method.code, title: method.names[locale], amount: toWire(fee, currency) }));
