import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { currentRequest } from "../server/request/current-request.ts";

const slug = z.string().min(1).max(200);

/** A page that editors write, by its slug, in the language of the page that asks. */
export const readPage = createServerFn()
  .validator(slug)
  .handler(async ({ data }) => {
    const { services, context } = await currentRequest();
    return services.content.page(context.facts.locale, data);
  });

export const readBlogs = createServerFn()
  .validator(z.object({ page: z.number().int().min(1).max(1000), category: slug.optional() }))
  .handler(async ({ data: { page, category } }) => {
    const { services, context } = await currentRequest();
    return services.content.blogs(context.facts.locale, { page, ...(category === undefined ? {} : { category }) });
  });

export const readBlog = createServerFn()
  .validator(slug)
  .handler(async ({ data }) => {
    const { services, context } = await currentRequest();
    return services.content.blog(context.facts.locale, data);
  });
