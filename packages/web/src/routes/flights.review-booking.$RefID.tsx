import { refId } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import CheckoutPart from "../features/flights/checkout-part.tsx";
import { loadReview } from "../features/flights/load-walk.ts";
import { WalkPage } from "../features/flights/walk-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/review-booking/$RefID")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["flights", "flight-results", "checkout", "payment"] },
  loader: loadReview,
  head: headOfLoader,
  component: Review,
});

function Review() {
  const { RefID } = Route.useParams();
  const start = { at: "quote", refId: refId(RefID) } as const;
  return <WalkPage key={RefID} entry={{ start, step: "review" }} own={{ checkout: CheckoutPart }} />;
}
