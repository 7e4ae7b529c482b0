import { type Call, refuse } from "../../core/service.ts";
import { currencyOf } from "../../world/currencies.ts";
import { editionCurrency } from "../../world/editions.ts";

export const insistOnCurrency = (code: string): void => {
  if (currencyOf(code) !== undefined) return;
  const message = `${code} is not one of the supported currencies.`;
  throw refuse("validation_failed", { status: 422, field: "currency", message });
};

/** The currency that somebody wishes for, or their edition's. */
export const currencyFor = (call: Pick<Call, "country">, wished: string | undefined): string => {
  const currency = wished ?? editionCurrency[call.country];
  insistOnCurrency(currency);
  return currency;
};
