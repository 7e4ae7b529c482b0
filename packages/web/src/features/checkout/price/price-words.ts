import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PriceLineKind } from "@safar/engine";

/** What each kind of line of a price is called. A kind without a name does not compile. */
export const priceLineWords: Readonly<Record<PriceLineKind, MessageDescriptor>> = {
  base: msg`Base fare`,
  tax: msg`Taxes`,
  fee: msg`Fees`,
  service_fee: msg`Service fee`,
  surcharge: msg`Surcharge`,
  addon: msg`Add-ons`,
  discount: msg`Discount`,
  voucher: msg`Voucher discount`,
  promo_credit: msg`Promo credits`,
  balance: msg`Safar balance`,
  due_at_property: msg`Due at the property`,
};
