import { type CheckoutPorts, createCheckout } from "../../booking/checkout/checkout.actors.ts";
import type { CheckoutLogic } from "../../booking/checkout/checkout.logic.ts";
import { searchActors } from "../../booking/search/search.actors.ts";
import { searchMachine } from "../../booking/search/search.machine.ts";
import type { Clock } from "../../kernel/ports.ts";
import type { BusesService } from "./buses.types.ts";
import { seatsActors } from "./seats/seats.actors.ts";
import { seatsMachine } from "./seats/seats.machine.ts";

export type BusesPorts = CheckoutPorts & { readonly buses: BusesService };

type Parts = { readonly buses: BusesService; readonly clock: Clock; readonly checkout: CheckoutLogic };

/** The walk's actors over a checkout that is made elsewhere, such as one that is loaded late. */
export const busesActorsOver = ({ buses, clock, checkout }: Parts) => ({
  search: searchMachine.provide({ actors: searchActors(buses, clock) }),
  seats: seatsMachine.provide({ actors: seatsActors(buses, clock) }),
  checkout,
});

/** What the machine needs: `busesMachine.provide({ actors: busesActors(ports) })`. */
export const busesActors = (ports: BusesPorts) =>
  busesActorsOver({ ...ports, checkout: createCheckout(ports.buses, ports) });
