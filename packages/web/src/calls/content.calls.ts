import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { blogCategoriesOf } from "../server/content-index.ts";
import { currentRequest } from "../server/request/current-request.ts";

/** What editors may call a page. An address of another shape is nobody's, and no service is asked. */
const slugShape = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_-]{0,199}$/u;
const text = z.string().max(2000);

/** A page that editors write, by its slug, in the language of the page that asks. */
export const readPage = createServerFn()
  .validator(text)
  .handler(async ({ data }) => {
    if (!slugShape.test(data)) return { type: "NOT_FOUND" as const };
    const { services, context } = await currentRequest();
    return services.content.page(context.facts.locale, data);
  });

/** One page of the list of blogs, with the categories there are; none when those could not be had. */
export const readBlogs = createServerFn()
  .validator(z.object({ page: z.number().int().min(1).max(1000), category: text.optional() }))
  .handler(async ({ data: { page, category } }) => {
    const request = await currentRequest();
    const { services, context } = request;
    const [outcome, categories] = await Promise.all([
      services.content.blogs(context.facts.locale, { page, ...(category === undefined ? {} : { category }) }),
      blogCategoriesOf(request),
    ]);
    return { outcome, categories };
  });

export const readBlog = createServerFn()
  .validator(text)
  .handler(async ({ data }) => {
    if (!slugShape.test(data)) return { type: "NOT_FOUND" as const };
    const { services, context } = await currentRequest();
    return services.content.blog(context.facts.locale, data);
  });
