import { createFileRoute } from "@tanstack/react-router";
import { AboutNumbers } from "../features/content/about-numbers.tsx";
import { ContentPage } from "../features/content/content-page.tsx";
import { loadAbout } from "../features/content/load-content.ts";
import { SoldLinks } from "../features/content/sold-links.tsx";
import { Unavailable } from "../features/content/unavailable.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/about-us")({
  loader: loadAbout,
  head: headOfLoader,
  component: AboutUs,
});

function AboutUs() {
  const loaded = Route.useLoaderData();
  return loaded.type === "FOUND" ? (
    <ContentPage page={loaded.page} head={<AboutNumbers currencies={loaded.currencies} />} isLively>
      <SoldLinks />
    </ContentPage>
  ) : (
    <Unavailable problem={loaded.problem} />
  );
}
