import { refId } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import CheckoutPart from "../features/flights/checkout-part.tsx";
import { loadAddons } from "../features/flights/load-walk.ts";
import { WalkPage } from "../features/flights/walk-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/addons/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["flights", "flight-results", "checkout", "payment"] },
  loader: loadAddons,
  head: headOfLoader,
  component: Addons,
});

function Addons() {
  const { RefID } = Route.useParams();
  const start = { at: "quote", refId: refId(RefID) } as const;
  return <WalkPage key={RefID} entry={{ start, step: "addons" }} own={{ checkout: CheckoutPart }} />;
}
