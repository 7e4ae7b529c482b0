import { type CheckoutService, createCheckout } from "@safar/engine";
import { createPaymentPorts } from "./payment.ports.ts";
import { savedTravellersService } from "./saved-travellers.service.ts";

/** The checkout of what a service sells, in this browser. */
export const createCheckoutHere = (service: CheckoutService, isKept: () => boolean) =>
  createCheckout(service, {
    ...createPaymentPorts({ keepFlow: async () => isKept() }),
    savedTravellers: savedTravellersService,
  });
