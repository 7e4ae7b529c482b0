import { refId } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import CheckoutPart from "../features/flights/checkout-part.tsx";
import { loadPassengers } from "../features/flights/load-walk.ts";
import { WalkPage } from "../features/flights/walk-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/passenger-details/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["flights", "flight-results", "checkout", "payment"] },
  loader: loadPassengers,
  head: headOfLoader,
  component: Passengers,
});

function Passengers() {
  const { RefID } = Route.useParams();
  const start = { at: "quote", refId: refId(RefID) } as const;
  return <WalkPage key={RefID} entry={{ start, step: "passengers" }} own={{ checkout: CheckoutPart }} />;
}
