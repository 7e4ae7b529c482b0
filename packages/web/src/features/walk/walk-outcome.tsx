import type { CheckoutActor, Problem, Vertical } from "@safar/engine";
import { type OutcomeEvent, OutcomeScreen } from "../checkout/outcome-screen.tsx";
import type { AnyWalkView } from "./walk-kind.ts";

/** What a walk itself may be told when its results count no more. */
type OwnCommands = Readonly<Record<"refreshSearch" | "editSearch" | "back" | "leave", boolean>>;

type Props = {
  readonly vertical: Vertical;
  readonly view: Pick<AnyWalkView, "screen" | "checkout"> & {
    readonly problem: Problem | null;
    readonly commands: OwnCommands;
    readonly children: { readonly checkout?: CheckoutActor | undefined };
  };
  readonly send: (event: Exclude<OutcomeEvent, { readonly type: "quote.refresh" }>) => void;
};

/** Where a walk or its checkout ends up that cannot go on as it was. Whoever is there is told what is wished. */
export function WalkOutcome({ vertical, view: { screen, problem, commands, checkout, children }, send }: Props) {
  const offered = checkout?.commands ?? { ...commands, refreshQuote: false };
  const tell = (event: OutcomeEvent) => {
    if (children.checkout !== undefined) children.checkout.send(event);
    else if (event.type !== "quote.refresh") send(event);
  };
  return <OutcomeScreen view={{ screen, problem, commands: offered }} send={tell} vertical={vertical} />;
}
