import type { ActorRefFrom } from "xstate";
import { goBackInCheckout } from "../../booking/walk/checkout-back.ts";
import { leadBackTo, walkSteps } from "../../booking/walk/walk-steps.ts";
import { connectBuses } from "./buses.connect.ts";
import type { busesMachine } from "./buses.machine.ts";
import type { BusStep } from "./buses.types.ts";

type BusesActor = ActorRefFrom<typeof busesMachine>;

/** In the order in which they are taken. */
export const busSteps: readonly BusStep[] = walkSteps("seats");

const goBack = (actor: BusesActor, wanted: BusStep): void => {
  const { children, screen } = connectBuses(actor.getSnapshot());
  if (children.checkout !== undefined) goBackInCheckout(children.checkout);
  else if (screen === "seats") children.seats?.send({ type: wanted === "search" ? "search.edit" : "flow.back" });
  else if (screen === "results") children.search?.send({ type: "search.edit" });
};

/** Leads a walk back to an earlier step, as a browser's back button wishes, and says at which step it then is. */
export const takeBusBackTo = (actor: BusesActor, wanted: BusStep): BusStep =>
  leadBackTo(
    { order: busSteps, stepNow: () => connectBuses(actor.getSnapshot()).step, goBack: () => goBack(actor, wanted) },
    wanted,
  );
