import { type CheckoutPorts, createCheckout } from "../../booking/checkout/checkout.actors.ts";
import { type WalkParts, walkActors } from "../../booking/walk/walk.actors.ts";
import type { BusesService } from "./buses.service.ts";
import { createSeats } from "./seats/seats.actors.ts";
import type { SeatsLogic } from "./seats/seats.logic.ts";

export type BusesPorts = CheckoutPorts & { readonly buses: BusesService };

/** The walk's actors over seats and a checkout that are made elsewhere, such as some that are loaded late. */
export const busesActorsOver = ({ seats, ...parts }: WalkParts<BusesService> & { readonly seats: SeatsLogic }) => ({
  ...walkActors(parts),
  seats,
});

/** What the machine needs: `busesMachine.provide({ actors: busesActors(ports) })`. */
export const busesActors = ({ buses: service, ...ports }: BusesPorts) => {
  const { clock } = ports;
  return busesActorsOver({
    service,
    clock,
    seats: createSeats(service, clock),
    checkout: createCheckout(service, ports),
  });
};
