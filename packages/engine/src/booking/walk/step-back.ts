import { goBackInCheckout } from "./checkout-back.ts";
import { leadBackTo, type WalkStep } from "./walk-steps.ts";
import type { WalkView } from "./walk-view.ts";

type Walk = {
  readonly viewNow: () => Pick<WalkView, "step" | "screen" | "commands" | "children">;
  readonly send: (event: { readonly type: "search.edit" } | { readonly type: "flow.back" }) => void;
};

/** Leads a walk back to an earlier step, as a browser's back button wishes, and says at which step it then is. */
export const takeBackTo = ({ viewNow, send }: Walk, wanted: WalkStep): WalkStep => {
  /** One screen back, as the screen's own button would take it. */
  const goBack = () => {
    const { children, commands, screen } = viewNow();
    if (children.checkout !== undefined) goBackInCheckout(children.checkout);
    else if (screen === "results") children.search?.send({ type: "search.edit" });
    else if (wanted === "search" && commands.editSearch) send({ type: "search.edit" });
    else if (commands.back) send({ type: "flow.back" });
  };
  return leadBackTo({ standing: viewNow, goBack }, wanted);
};
