import type { ToursBooking } from "@safar/engine";

/** The number of a voucher that is for the whole party; null where each has one, and before it is issued. */
export const onlyVoucher = ({ tours: { vouchers } }: ToursBooking): string | null =>
  vouchers.length === 1 ? (vouchers[0]?.code ?? null) : null;
