import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "../features/home/home-page.tsx";
import { loadHome } from "../features/home/load-home.ts";
import { alternateLinks } from "../seo/alternates.ts";
import { homeQuery } from "../session/queries.ts";

export const Route = createFileRoute("/")({
  staticData: { catalogues: ["home"], layout: "home" },
  loader: loadHome,
  head: ({ match }) => ({ links: alternateLinks("/", match.context.facts) }),
  component: Home,
});

function Home() {
  const { data } = useSuspenseQuery(homeQuery);
  return <HomePage {...data} />;
}
