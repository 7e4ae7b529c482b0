import type { ActorRefFrom } from "xstate";
import { goBackInCheckout } from "../../booking/walk/checkout-back.ts";
import { leadBackTo, walkSteps } from "../../booking/walk/walk-steps.ts";
import { connectHotels } from "./hotels.connect.ts";
import type { hotelsMachine } from "./hotels.machine.ts";
import type { HotelStep } from "./hotels.types.ts";

type HotelsActor = ActorRefFrom<typeof hotelsMachine>;

/** In the order in which they are taken. */
export const hotelSteps: readonly HotelStep[] = walkSteps("hotel");

/** One step back, as the screen's own button would take it. */
const goBack = (actor: HotelsActor, wanted: HotelStep): void => {
  const { children, commands, screen } = connectHotels(actor.getSnapshot());
  if (children.checkout !== undefined) goBackInCheckout(children.checkout);
  else if (wanted === "search" && commands.editSearch) actor.send({ type: "search.edit" });
  else if (screen === "results") children.search?.send({ type: "search.edit" });
  else if (children.rooms !== undefined) children.rooms.send({ type: "flow.back" });
  else if (commands.back) actor.send({ type: "flow.back" });
};

/** Leads a walk back to an earlier step, as a browser's back button wishes, and says at which step it then is. */
export const takeHotelsBackTo = (actor: HotelsActor, wanted: HotelStep): HotelStep =>
  leadBackTo(
    { order: hotelSteps, stepNow: () => connectHotels(actor.getSnapshot()).step, goBack: () => goBack(actor, wanted) },
    wanted,
  );
