import { type CheckoutPorts, createCheckout } from "../../booking/checkout/checkout.actors.ts";
import { type WalkParts, walkActors } from "../../booking/walk/walk.actors.ts";
import type { BusesService } from "./buses.service.ts";
import { seatsActors } from "./seats/seats.actors.ts";
import { seatsMachine } from "./seats/seats.machine.ts";

export type BusesPorts = CheckoutPorts & { readonly buses: BusesService };

/** The walk's actors over a checkout that is made elsewhere, such as one that is loaded late. */
export const busesActorsOver = (parts: WalkParts<BusesService>) => ({
  ...walkActors(parts),
  seats: seatsMachine.provide({ actors: seatsActors(parts.service, parts.clock) }),
});

/** What the machine needs: `busesMachine.provide({ actors: busesActors(ports) })`. */
export const busesActors = (ports: BusesPorts) =>
  busesActorsOver({ service: ports.buses, clock: ports.clock, checkout: createCheckout(ports.buses, ports) });
