import { createFileRoute } from "@tanstack/react-router";
import { TourWithPage } from "../features/tour-page/tour-with-page.ts";
import { loadTour } from "../features/tours/load-tours.ts";
import TourPart from "../features/tours/tour-part.tsx";
import { toursPages } from "../features/tours/tours.pages.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/tours/detail/$RefID/$ItineraryRefID")({
  // Another day of it is the same page.
  shouldReload: ({ cause }) => cause !== "stay",
  loader: ({ params, ...args }) => loadTour(params, args),
  head: headOfLoader,
  component: Tour,
});

const own = { choice: TourPart };

function Tour() {
  const { offer, plan, refId } = Route.useLoaderData();
  const start = { at: "offer", search: null, refId, offer } as const;
  return (
    <TourWithPage value={plan}>
      <toursPages.WalkPage key={offer} entry={{ start, step: "offer" }} own={own} />
    </TourWithPage>
  );
}
