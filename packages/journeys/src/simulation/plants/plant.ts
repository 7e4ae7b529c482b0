import { type FlightsPorts, paymentActors, paymentMachine } from "@safar/engine";
import type { InProcessSandbox } from "@safar/sandbox";
import type { WalkOptions } from "../../flows/flight-walk.ts";
import type { CancellationPlant } from "../cancellation-walk.ts";
import type { Invariant } from "../watch.ts";

/** The parts that are exchanged when a walk is put together. */
export type Planted = {
  readonly ports?: (ports: FlightsPorts, sandbox: InProcessSandbox) => FlightsPorts;
  readonly kept?: (text: string, sandbox: InProcessSandbox) => string;
  readonly checkout?: NonNullable<WalkOptions["checkout"]>;
  readonly cancellation?: CancellationPlant;
  readonly gate?: NonNullable<WalkOptions["gate"]>;
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

export type Flights = FlightsPorts["flights"];
export type Payments = FlightsPorts["payments"];

/** Another flight service in the place of the real one. */
export const withFlights = (change: (flights: Flights, ports: FlightsPorts) => Partial<Flights>): Planted => ({
  ports: (ports) => ({ ...ports, flights: { ...ports.flights, ...change(ports.flights, ports) } }),
});

/** Another payment service in the place of the real one. */
export const withPayments = (change: (payments: Payments, ports: FlightsPorts) => Partial<Payments>): Planted => ({
  ports: (ports) => ({ ...ports, payments: { ...ports.payments, ...change(ports.payments, ports) } }),
});

/** What of the payment's chart is exchanged. */
export type PaymentChart = Pick<Parameters<typeof paymentMachine.provide>[0], "actors" | "guards">;

/** The payment's chart with other conditions or actors, and all else as it is. */
export const withPaymentChart = (change: (ports: FlightsPorts) => PaymentChart): Planted => ({
  checkout: (machine, ports) => {
    const { actors, ...rest } = change(ports);
    const payment = paymentMachine.provide({ actors: { ...paymentActors(ports), ...actors }, ...rest });
    return machine.provide({ actors: { payment } });
  },
});
