import { createFileRoute } from "@tanstack/react-router";
import { BlogPage } from "../features/content/blog-page.tsx";
import { loadBlog } from "../features/content/load-content.ts";
import { Unavailable } from "../features/content/unavailable.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/blog/$slug")({
  loader: ({ params, ...args }) => loadBlog(params.slug, args),
  head: headOfLoader,
  component: Story,
});

function Story() {
  const loaded = Route.useLoaderData();
  return loaded.type === "FOUND" ? <BlogPage {...loaded} /> : <Unavailable problem={loaded.problem} />;
}
