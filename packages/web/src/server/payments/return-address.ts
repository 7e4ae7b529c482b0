import { safeReturnPath } from "@safar/engine";
import { localisePath, splitLocale } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { ownerOf } from "../../pages/page-owner.ts";

/** The pages that an order is paid on. */
const payPages: ReadonlySet<string> = new Set(["/{vertical}/payments/{uuid}", "/wallet/payments/{orderRefId}"]);

/**
 * The address that a payer's bank sends them back to: the payment page they left. Any other page of ours, and anything that is
 * none of ours, becomes the list of bookings, from where every payment can be found again.
 */
export const returnAddress = (asked: string, ownOrigin: string): string => {
  const { path, locale } = splitLocale(safeReturnPath(asked).split(/[?#]/)[0] ?? "/");
  const pattern = ownerOf(path)?.pattern;
  const isPayPage = pattern !== undefined && payPages.has(pattern);
  return ownOrigin + localisePath(isPayPage ? path : paths.bookings(), locale);
};
