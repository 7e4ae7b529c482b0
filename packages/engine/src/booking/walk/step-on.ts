import { type WalkStep, walkSteps } from "./walk-steps.ts";
import type { WalkView } from "./walk-view.ts";

type Here = Pick<WalkView, "step" | "screen" | "children">;
type Walk = { readonly viewNow: () => Here };

/** One step on in a checkout, as the screen's own button would take it: what is incomplete stays and says so. Nothing is reserved so. */
const goOn = ({ children, screen }: Here): void => {
  if (screen === "travellers") children.travellers?.send({ type: "party.submit" });
  else if (screen === "addons") children.extras?.send({ type: "extras.submit" });
};

/**
 * Leads a walk on to a step of its checkout, as a browser's forward button wishes, and says at which step it then is. What the screens on
 * the way ask for has to be there.
 */
export const takeOnTo = ({ viewNow }: Walk, wanted: WalkStep): WalkStep => {
  const isBefore = ({ step }: Here) => walkSteps.indexOf(step) < walkSteps.indexOf(wanted);
  for (let here = viewNow(); isBefore(here); ) {
    goOn(here);
    const next = viewNow();
    if (next.step === here.step) break;
    here = next;
  }
  return viewNow().step;
};
