import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const known: Readonly<Record<string, MessageDescriptor>> = {
  card: msg`Card`,
  saved_card: msg`Saved card`,
  mada: msg`mada card`,
  jazzcash: msg`JazzCash`,
  easypaisa: msg`Easypaisa`,
  stc_pay: msg`STC Pay`,
  apple_pay: msg`Apple Pay`,
  wallet_balance: msg`Safar wallet`,
  promo_credit: msg`Promo credits`,
  bank_transfer: msg`Bank transfer`,
  otc_voucher: msg`Cash at a shop`,
  sadad: msg`SADAD`,
  instalment: msg`Instalments`,
};

/** How a part of a booking was paid, by the service's code for it. A method that is new to us is not shown as a code. */
export const methodWords = (code: string): MessageDescriptor =>
  Object.hasOwn(known, code) && known[code] !== undefined ? known[code] : msg`Another payment method`;
