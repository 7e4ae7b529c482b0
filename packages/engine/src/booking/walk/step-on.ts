import type { AnyActorRef } from "xstate";
import { type WalkStep, walkSteps } from "./walk-steps.ts";
import type { WalkView } from "./walk-view.ts";

type Here = Pick<WalkView, "step" | "screen" | "children">;
type Walk = {
  /** The walk's own actor. */
  readonly actor: AnyActorRef;
  readonly viewNow: () => Here;
};

/** What takes an offer on to its price, wherever that is chosen: in the walk itself or in a chart of its own. */
const onward = ["itinerary.accept", "rooms.submit", "bundle.accept", "seats.submit", "choice.submit"];

const leaveOffer = (actor: AnyActorRef): void => {
  const charts: readonly AnyActorRef[] = [actor, ...Object.values<AnyActorRef>(actor.getSnapshot().children)];
  for (const chart of charts) {
    const type = onward.find((one) => chart.getSnapshot().can?.({ type: one }));
    if (type !== undefined) {
      chart.send({ type });
      return;
    }
  }
};

/** One step on, as the screen's own button would take it: what is incomplete stays and says so. Nothing is reserved so. */
const goOn = (actor: AnyActorRef, { children, screen, step }: Here): void => {
  if (screen === "travellers") children.travellers?.send({ type: "party.submit" });
  else if (screen === "addons") children.extras?.send({ type: "extras.submit" });
  else if (step === "offer" && children.checkout === undefined) leaveOffer(actor);
};

/**
 * Leads a walk on to a step of its checkout, as a browser's forward button wishes, and says at which step it then is: at the offer still while
 * its price is asked for. What the screens on the way ask for has to be there.
 */
export const takeOnTo = ({ actor, viewNow }: Walk, wanted: WalkStep): WalkStep => {
  const isBefore = ({ step }: Here) => walkSteps.indexOf(step) < walkSteps.indexOf(wanted);
  for (let here = viewNow(); isBefore(here); ) {
    goOn(actor, here);
    const next = viewNow();
    if (next.step === here.step) break;
    here = next;
  }
  return viewNow().step;
};
