import type { Aim } from "./aims/aim.ts";
import { checkoutAims } from "./aims/checkout.aims.ts";
import { codeAims } from "./aims/code.aims.ts";
import { paymentAims } from "./aims/payment.aims.ts";
import { searchAims } from "./aims/search.aims.ts";
import { errands } from "./errands.ts";
import { isByAimsAlone } from "./verticals.ts";

const aimsOf = (isMeant: (errand: string) => boolean): readonly Aim[] =>
  Object.entries(errands).flatMap(([errand, { aims = [] }]) => (isMeant(errand) ? aims : []));

/** What chance alone comes by too rarely. A seed has at most one of them, by its number. */
export const aims: readonly Aim[] = [
  ...aimsOf((errand) => !isByAimsAlone(errand)),
  ...searchAims,
  ...checkoutAims,
  ...paymentAims,
  ...codeAims,
  // Behind all others, whose seeds stay what they were.
  ...aimsOf(isByAimsAlone),
];
