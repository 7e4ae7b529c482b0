import { notProvided } from "../../kernel/flow/unprovided.ts";
import type { Clock } from "../../kernel/ports.ts";
import { type CheckoutLogic, lateCheckout } from "../checkout/checkout.logic.ts";
import { searchActors } from "../search/search.actors.ts";
import { searchMachine } from "../search/search.machine.ts";
import type { SearchService } from "../search/search.types.ts";

/** The children of every walk, as its chart names them. */
export const walkChildren = (machine: string) => ({
  search: searchMachine,
  checkout: lateCheckout(notProvided(machine)),
});

export type WalkParts<Service> = {
  /** What is searched for and booked. */
  readonly service: Service;
  readonly clock: Clock;
  /** Made elsewhere, and loaded late perhaps. */
  readonly checkout: CheckoutLogic;
};

/** The children of every walk over what they need. A vertical adds its own. */
export const walkActors = ({ service, clock, checkout }: WalkParts<SearchService>) => ({
  search: searchMachine.provide({ actors: searchActors(service, clock) }),
  checkout,
});
