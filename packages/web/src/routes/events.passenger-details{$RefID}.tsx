import { createFileRoute, notFound } from "@tanstack/react-router";
import { isReference } from "../app/addresses/reference.ts";
import { readablePath } from "../app/loading/loader-args.ts";
import { loadPassengers } from "../features/walk/load-step.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { CheckoutStepPage } from "../verticals/checkout-step-page.tsx";

export const Route = createFileRoute("/events/passenger-details{$RefID}")({
  codeSplitGroupings: [["loader", "component"]],
  params: { parse: ({ RefID }) => ({ RefID, vertical: "events" as const }) },
  staticData: { catalogues: ["walk", "checkout", "payment"], late: "steps", isStep: true },
  loader: ({ params, ...args }) => {
    if (!isReference(params.RefID)) throw notFound({ data: readablePath(args.location) });
    return loadPassengers(args);
  },
  head: headOfLoader,
  component: Attendees,
});

function Attendees() {
  return <CheckoutStepPage {...Route.useParams()} step="travellers" />;
}
