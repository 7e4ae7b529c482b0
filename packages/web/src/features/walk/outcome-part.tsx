import { isOutcome, type OutcomeEvent, OutcomeScreen } from "../checkout/outcome/outcome-screen.tsx";
import { partArrives } from "./parts-here.ts";
import type { SharedPart, SharedProps } from "./shared-parts.ts";
import type { AnyWalkView } from "./walk-kind.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

/** Before the price, what the walk itself may be told. */
const commandsOf = ({ can }: Pick<SharedProps<AnyWalkView>, "can">) => ({
  refreshSearch: can({ type: "search.refresh" }),
  editSearch: can({ type: "search.edit" }),
  refreshQuote: false,
  back: can({ type: "flow.back" }),
  leave: can({ type: "flow.leave" }),
});

/** Where a walk or its checkout ends up that cannot go on as it was. Whoever is there is told what is wished. */
const OutcomePart: SharedPart = ({ view: { screen, problem, checkout, children }, trip: { words }, can, tell }) => {
  const commands = checkout?.commands ?? commandsOf({ can });
  const send = (event: OutcomeEvent) => {
    if (children.checkout !== undefined) children.checkout.send(event);
    else if (event.type !== "quote.refresh") tell({ type: event.type });
  };
  if (!isOutcome(screen)) return <WalkSkeleton />;
  return <OutcomeScreen view={{ screen, problem, commands }} send={send} words={words} />;
};

partArrives("outcome", OutcomePart);
