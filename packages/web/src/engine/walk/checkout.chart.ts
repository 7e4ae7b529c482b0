import { type CheckoutService, createCheckout, takeOnTo } from "@safar/engine";
import { createPaymentPorts } from "../services/payment.ports.ts";
import { profileService } from "../services/profile.service.ts";
import { savedTravellersService } from "../services/saved-travellers.service.ts";

/** The checkout of what a service sells, in this browser. */
const create = (service: CheckoutService, isKept: () => boolean) =>
  createCheckout(service, {
    ...createPaymentPorts({ keepFlow: async () => isKept() }),
    savedTravellers: savedTravellersService,
    profile: profileService,
  });

export const checkoutHere = { create, takeOnTo };
