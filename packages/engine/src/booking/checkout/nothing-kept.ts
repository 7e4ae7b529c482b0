import type { CheckoutKept } from "./checkout.types.ts";

/** Before anybody has typed anything. */
export const nothingKept: CheckoutKept = { draft: null, voucher: null, quoted: null };
