import type { Fetch } from "@safar/api-clients";
import {
  type CheckoutPorts,
  type CheckoutService,
  paymentActors,
  paymentMachine,
  type WithdrawalService,
} from "@safar/engine";
import type { InProcessSandbox } from "@safar/sandbox";
import type { CheckoutChange } from "../../flows/shop-walk.ts";
import type { WorldOptions } from "../../flows/walk-world.ts";
import type { CancellationPlant } from "../cancellations/cancellation-plant.ts";
import type { Invariant } from "../watch/invariants.ts";

type ServiceChange = (service: CheckoutService, sandbox: InProcessSandbox) => Partial<CheckoutService>;

/** The parts that are exchanged when a walk is put together. */
export type Planted = {
  readonly service?: ServiceChange;
  readonly ports?: (ports: CheckoutPorts, sandbox: InProcessSandbox) => Partial<CheckoutPorts>;
  readonly kept?: (text: string, sandbox: InProcessSandbox) => string;
  readonly checkout?: CheckoutChange;
  readonly withdrawals?: (service: WithdrawalService) => Partial<WithdrawalService>;
  readonly cancellation?: CancellationPlant;
  /** Between the network and the services, under everybody who looks on. */
  readonly network?: (fetch: Fetch, sandbox: InProcessSandbox) => Fetch;
  readonly gate?: NonNullable<WorldOptions["gate"]>;
};

/** A bug as somebody might really write it, and the promise that it breaks. */
export type Plant = {
  readonly name: string;
  readonly is: string;
  /** Any of these may be the first to notice. */
  readonly caughtBy: readonly Invariant[];
  /** Anew for every seed. */
  readonly plant: () => Planted;
};

type Payments = CheckoutPorts["payments"];

/** Another service in the place of the one that something is booked from, whatever it sells. */
export const withService = (service: ServiceChange): Planted => ({ service });

/** Another payment service in the place of the real one. */
export const withPayments = (change: (payments: Payments, ports: CheckoutPorts) => Partial<Payments>): Planted => ({
  ports: (ports) => ({ payments: { ...ports.payments, ...change(ports.payments, ports) } }),
});

/** What of the payment's chart is exchanged. */
export type PaymentChart = Pick<Parameters<typeof paymentMachine.provide>[0], "actors" | "guards">;

/** The payment's chart with other conditions or actors, and all else as it is. */
export const withPaymentChart = (change: (ports: CheckoutPorts) => PaymentChart): Planted => ({
  checkout: (machine, { ports }) => {
    const { actors, ...rest } = change(ports);
    const payment = paymentMachine.provide({ actors: { ...paymentActors(ports), ...actors }, ...rest });
    return machine.provide({ actors: { payment } });
  },
});
