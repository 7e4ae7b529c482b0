import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BillRefusal } from "@safar/engine";

/** Why a voucher does not count. */
export const voucherWords: Readonly<Partial<Record<BillRefusal, MessageDescriptor>>> = {
  voucher_invalid: msg`There is no such voucher. Check its letters and digits.`,
  voucher_expired: msg`This voucher has expired.`,
  voucher_not_applicable: msg`This voucher is not for this booking.`,
  voucher_used: msg`This voucher has already been used.`,
};
