import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "../features/home/home-page.tsx";
import { SearchPanel } from "../features/home/search-panel.tsx";
import { alternateLinks } from "../seo/alternates.ts";
import { homeQuery } from "../session/queries.ts";
import { loadHome } from "../verticals/load-home.ts";
import { searchPanels } from "../verticals/search-panels.ts";

export const Route = createFileRoute("/")({
  codeSplitGroupings: [["component"]],
  staticData: { layout: "home" },
  loader: loadHome,
  head: ({ match }) => ({ links: alternateLinks("/", match.context.facts) }),
  component: Home,
});

function Home() {
  const { data } = useSuspenseQuery(homeQuery);
  return <HomePage home={data} search={<SearchPanel panels={searchPanels} />} />;
}
