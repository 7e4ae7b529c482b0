import { createFileRoute } from "@tanstack/react-router";
import { ofBooked } from "../app/verticals.ts";
import { loadPaper } from "../features/papers/load-paper.ts";
import { isPaperName } from "../features/papers/paper.types.ts";
import { PaperPage } from "../features/papers/paper-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { verticalRooms } from "../verticals/registry.ts";

export const Route = createFileRoute("/$vertical/booking-detail/$uuid_/$paper")({
  params: {
    parse: ({ paper, uuid, vertical }) => isPaperName(paper) && ofBooked(vertical, { uuid, paper }),
  },
  staticData: { late: "paper", embedded: true, mode: "light" },
  loader: async ({ params: { paper, uuid, vertical }, ...args }) => {
    const kind = await verticalRooms[vertical].paper.load();
    return loadPaper({ kind, vertical, uuid, paper }, args);
  },
  head: headOfLoader,
  component: Paper,
});

function Paper() {
  const { paper, vertical } = Route.useParams();
  const { booking, found, support } = Route.useLoaderData();
  const kind = verticalRooms[vertical].paper.use();
  return (
    <PaperPage
      key={`${booking} ${paper}`}
      kind={kind}
      booking={booking}
      paper={paper}
      found={found}
      support={support}
    />
  );
}
