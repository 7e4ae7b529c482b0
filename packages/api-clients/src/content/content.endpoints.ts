import { endpointsOf } from "../http/endpoint.ts";
import { blogsRequestSchema, blogsSchema, seoPagesRequestSchema, seoPagesSchema } from "./content.schemas.ts";

const endpoint = endpointsOf("client");

export const contentEndpoints = {
  blogs: endpoint({
    call: "C119",
    method: "POST",
    path: "blogs",
    auth: "key",
    summary: "Blog posts, newest first, by page; with a slug, one of them in full.",
    request: blogsRequestSchema,
    response: blogsSchema,
  }),
  seoPages: endpoint({
    call: "C120",
    method: "GET",
    path: "seo-pages",
    auth: "key",
    summary: "Static and landing pages by type; with a slug, one of them in full.",
    request: seoPagesRequestSchema,
    response: seoPagesSchema,
  }),
};
