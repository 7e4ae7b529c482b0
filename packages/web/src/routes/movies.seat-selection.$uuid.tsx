import { offerId } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import HallPart from "../features/movies/hall-part.tsx";
import { loadHall } from "../features/movies/load-movies.ts";
import { moviesPages } from "../features/movies/movies.pages.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/movies/seat-selection/$uuid")({
  staticData: { isStep: true },
  loader: loadHall,
  head: headOfLoader,
  component: Hall,
});

const own = { seats: HallPart };

function Hall() {
  const { uuid } = Route.useParams();
  const start = { at: "offer", search: null, refId: null, offer: offerId(uuid) } as const;
  return <moviesPages.WalkPage key={uuid} entry={{ start, step: "offer" }} own={own} />;
}
