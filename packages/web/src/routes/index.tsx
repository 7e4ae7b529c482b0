import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { homeQuery } from "../app/queries.ts";
import { HomePage } from "../features/home/home-page.tsx";
import { alternateLinks } from "../seo/alternates.ts";

export const Route = createFileRoute("/")({
  staticData: { catalogues: ["home"], layout: "home" },
  loader: ({ context }) => context.queryClient.ensureQueryData(homeQuery),
  head: ({ match }) => ({ links: alternateLinks("/", match.context.facts) }),
  component: Home,
});

function Home() {
  const { data } = useSuspenseQuery(homeQuery);
  return <HomePage {...data} />;
}
