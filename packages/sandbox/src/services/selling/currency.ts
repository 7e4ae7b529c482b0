import { refuse } from "../../core/service.ts";
import { currencyOf } from "../../world/currencies.ts";

export const insistOnCurrency = (code: string): void => {
  if (currencyOf(code) !== undefined) return;
  const message = `${code} is not one of the supported currencies.`;
  throw refuse("validation_failed", { status: 422, field: "currency", message });
};
