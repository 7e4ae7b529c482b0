import { createFileRoute } from "@tanstack/react-router";
import { BlogsPage } from "../features/content/blogs-page.tsx";
import { blogsSearch } from "../features/content/blogs-search.ts";
import { loadBlogs } from "../features/content/load-content.ts";
import { Unavailable } from "../features/content/unavailable.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/blogs")({
  validateSearch: blogsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, ...args }) => loadBlogs(deps, args),
  head: headOfLoader,
  component: Blogs,
});

function Blogs() {
  const loaded = Route.useLoaderData();
  return loaded.type === "LISTED" ? <BlogsPage {...loaded} /> : <Unavailable problem={loaded.problem} />;
}
