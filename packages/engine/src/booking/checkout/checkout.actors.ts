import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import { extrasActors } from "../extras/extras.actors.ts";
import { extrasMachine } from "../extras/extras.machine.ts";
import { type PaymentPorts, paymentActors } from "../payment/payment.actors.ts";
import { paymentMachine } from "../payment/payment.machine.ts";
import { quoteActors } from "../quote/quote.actors.ts";
import { quoteMachine } from "../quote/quote.machine.ts";
import { reserveActors } from "../reserve/reserve.actors.ts";
import { reserveMachine } from "../reserve/reserve.machine.ts";
import type { SavedTravellersService } from "../travellers/saved-travellers.service.ts";
import { type OwnerSource, travellersActors } from "../travellers/travellers.actors.ts";
import { travellersMachine } from "../travellers/travellers.machine.ts";
import type { CheckoutLogic } from "./checkout.logic.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import type { CheckoutService } from "./checkout.types.ts";

export type CheckoutPorts = PaymentPorts & {
  readonly savedTravellers: SavedTravellersService;
  /** Whose account it is, so that they can be filled in too. */
  readonly profile?: OwnerSource;
};

/** What the machine needs: `checkoutMachine.provide({ actors: checkoutActors(service, ports) })`. */
export const checkoutActors = (service: CheckoutService, ports: CheckoutPorts) => {
  const { clock, savedTravellers, profile } = ports;
  return {
    quote: quoteMachine.provide({ actors: quoteActors(service, clock) }),
    travellers: travellersMachine.provide({ actors: travellersActors(savedTravellers, clock, profile) }),
    extras: extrasMachine.provide({ actors: extrasActors(service, clock) }),
    reserve: reserveMachine.provide({ actors: reserveActors(service, clock) }),
    payment: paymentMachine.provide({ actors: paymentActors(ports) }),
    waitUntil: waitUntilBy(clock),
  };
};

/** The checkout of what a service sells, for a vertical's chart. */
export const createCheckout = (service: CheckoutService, ports: CheckoutPorts): CheckoutLogic =>
  checkoutMachine.provide({ actors: checkoutActors(service, ports) });
