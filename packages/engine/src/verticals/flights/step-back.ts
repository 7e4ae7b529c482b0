import type { ActorRefFrom } from "xstate";
import { connectFlights } from "./flights.connect.ts";
import type { flightsMachine } from "./flights.machine.ts";
import type { FlightStep } from "./flights.types.ts";
import { flightSteps } from "./step-guard.ts";

type FlightsActor = ActorRefFrom<typeof flightsMachine>;

/** One step back, as the screen's own button would take it. What was typed or chosen there is kept by the walk. */
const goBack = (actor: FlightsActor, wanted: FlightStep): void => {
  const { children, commands, screen } = connectFlights(actor.getSnapshot());
  if (wanted === "search" && commands.editSearch) actor.send({ type: "search.edit" });
  else if (screen === "results") children.search?.send({ type: "search.edit" });
  else if (screen === "quote") children.quote?.send({ type: "quote.decline" });
  else if (screen === "passengers") children.travellers?.send({ type: "flow.back" });
  else if (screen === "addons") children.extras?.send({ type: "flow.back" });
  else if (commands.back) actor.send({ type: "flow.back" });
};

/**
 * Leads a walk back to an earlier step, as a browser's back button wishes, and says at which step it then is. Never forward, and
 * never out of what is reserved: then the walk stays where it is.
 */
export const takeBackTo = (actor: FlightsActor, wanted: FlightStep): FlightStep => {
  const stepNow = () => connectFlights(actor.getSnapshot()).step;
  for (let step = stepNow(); flightSteps.indexOf(wanted) < flightSteps.indexOf(step); ) {
    goBack(actor, wanted);
    const next = stepNow();
    if (flightSteps.indexOf(next) >= flightSteps.indexOf(step)) return next;
    step = next;
  }
  return stepNow();
};
