import { createFileRoute } from "@tanstack/react-router";
import { __Pascal__HomePage } from "../features/__name__/home-page.tsx";
import { load__Pascal__Home } from "../features/__name__/load-home.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("__home__")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["__name__"], layout: "home" },
  loader: load__Pascal__Home,
  head: headOfLoader,
  component: __Pascal__HomePage,
});
