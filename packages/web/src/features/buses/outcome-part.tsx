import { WalkOutcome } from "../walk/walk-outcome.tsx";
import type { BusWalk } from "./buses-kind.ts";

/** From the price on the checkout has its own commands; before it, the seats have theirs. */
export default function OutcomePart({ view, send }: BusWalk) {
  const commands = { refreshSearch: false, editSearch: false, back: false, leave: view.commands.leave };
  return (
    <WalkOutcome
      vertical="buses"
      view={{ ...view, commands }}
      send={(event) => {
        if (event.type === "flow.leave") send(event);
      }}
    />
  );
}
