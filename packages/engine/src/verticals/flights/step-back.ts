import type { ActorRefFrom } from "xstate";
import { goBackInCheckout } from "../../booking/walk/checkout-back.ts";
import { leadBackTo, walkSteps } from "../../booking/walk/walk-steps.ts";
import { connectFlights } from "./flights.connect.ts";
import type { flightsMachine } from "./flights.machine.ts";
import type { FlightStep } from "./flights.types.ts";

type FlightsActor = ActorRefFrom<typeof flightsMachine>;

/** In the order in which they are taken. */
export const flightSteps: readonly FlightStep[] = walkSteps("itinerary");

/** One step back, as the screen's own button would take it. */
const goBack = (actor: FlightsActor, wanted: FlightStep): void => {
  const { children, commands, screen } = connectFlights(actor.getSnapshot());
  if (children.checkout !== undefined) goBackInCheckout(children.checkout);
  else if (wanted === "search" && commands.editSearch) actor.send({ type: "search.edit" });
  else if (screen === "results") children.search?.send({ type: "search.edit" });
  else if (commands.back) actor.send({ type: "flow.back" });
};

/** Leads a walk back to an earlier step, as a browser's back button wishes, and says at which step it then is. */
export const takeBackTo = (actor: FlightsActor, wanted: FlightStep): FlightStep =>
  leadBackTo(
    {
      order: flightSteps,
      stepNow: () => connectFlights(actor.getSnapshot()).step,
      goBack: () => goBack(actor, wanted),
    },
    wanted,
  );
