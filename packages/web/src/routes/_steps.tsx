import { createFileRoute } from "@tanstack/react-router";
import { StepsPage } from "../verticals/steps-page.tsx";

/** From the price on a walk has one page, whatever its address: what is ticked and typed stays when the address follows the walk. */
export const Route = createFileRoute("/_steps")({
  codeSplitGroupings: [["component"]],
  component: StepsPage,
});
