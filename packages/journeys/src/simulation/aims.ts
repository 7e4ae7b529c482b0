import type { Aim } from "./aims/aim.ts";
import { checkoutAims } from "./aims/checkout.aims.ts";
import { codeAims } from "./aims/code.aims.ts";
import { paymentAims } from "./aims/payment.aims.ts";
import { searchAims } from "./aims/search.aims.ts";
import { errands } from "./errands.ts";

/** What chance alone comes by too rarely. A seed has at most one of them, by its number. */
export const aims: readonly Aim[] = [
  ...Object.values(errands).flatMap((errand) => errand.aims ?? []),
  ...searchAims,
  ...checkoutAims,
  ...paymentAims,
  ...codeAims,
];
