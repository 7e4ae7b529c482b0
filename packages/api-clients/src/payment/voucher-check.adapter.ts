import type { CheckVoucher } from "@safar/engine";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { malformed } from "../wire/malformed.ts";
import { amountToWire, readMoney } from "../wire/money.ts";
import { financialEndpoints } from "./financial.endpoints.ts";

/** The engine's `CheckVoucher` over the main service. The client is of that service, with the signed-in person's token if there is one. */
export const createVoucherCheck =
  ({ client }: Pick<AdapterOptions, "client">): CheckVoucher =>
  async ({ amount, code, email }, signal) => {
    const request = { voucher: code, amount: amountToWire(amount), ...(email === "" ? {} : { email }) };
    const answer = await client.call(financialEndpoints.checkVoucher, request, { signal });
    if (!answer.ok) return { type: "PROBLEM", problem: answer.error };
    const { reason, title, title_ar: titleAr } = answer.value;
    if (reason !== null) return { type: "REFUSED", reason };
    const discount = readMoney((reader) => reader.amount(answer.value.discount));
    if (!discount.ok) return discount.error;
    const isPossible =
      discount.value.currency === amount.currency && discount.value.minor >= 0 && discount.value.minor <= amount.minor;
    if (!isPossible) return malformed("the voucher takes off what it cannot");
    const names = title === null ? null : { en: title, ar: titleAr ?? title };
    return { type: "COUNTS", discount: discount.value, names };
  };
