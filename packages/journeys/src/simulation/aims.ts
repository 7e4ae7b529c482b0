import type { Aim } from "./aims/aim.ts";
import { busAims } from "./aims/bus.aims.ts";
import { cancellationAims } from "./aims/cancellation.aims.ts";
import { checkoutAims } from "./aims/checkout.aims.ts";
import { codeAims } from "./aims/code.aims.ts";
import { hotelAims } from "./aims/hotel.aims.ts";
import { paymentAims } from "./aims/payment.aims.ts";
import { searchAims } from "./aims/search.aims.ts";
import { withdrawalAims } from "./aims/withdrawal.aims.ts";

/** What chance alone comes by too rarely. A seed has at most one of them, by its number. */
export const aims: readonly Aim[] = [
  ...hotelAims,
  ...busAims,
  ...withdrawalAims,
  ...cancellationAims,
  ...searchAims,
  ...checkoutAims,
  ...paymentAims,
  ...codeAims,
];
