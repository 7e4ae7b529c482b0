import type { BlogSummary } from "@safar/engine";
import { Badge } from "@safar/ui/badge";
import { Card, CardLink } from "@safar/ui/card";
import { paths } from "../../app/addresses/paths.ts";
import { Art } from "../../app/art.tsx";
import * as css from "./content.css.ts";
import { PublishedOn, ReadingTime } from "./story-meta.tsx";

export const StoryCard = ({ blog, heading: Heading = "h2" }: { blog: BlogSummary; heading?: "h2" | "h3" }) => (
  <Card as="article" kind="link" media={<Art kind="blog" of={blog.art} />}>
    <div className={css.meta}>
      <Badge tone="brand">{blog.category.name}</Badge>
      <ReadingTime blog={blog} />
    </div>
    <Heading className={css.cardTitle}>
      <CardLink href={paths.blog(blog.slug)}>{blog.title}</CardLink>
    </Heading>
    <p className={css.excerpt}>{blog.excerpt}</p>
    <p className={css.foot}>
      <PublishedOn blog={blog} />
    </p>
  </Card>
);

/** Up to three that lie below something else. */
export const StoriesBelow = ({ blogs }: { blogs: readonly BlogSummary[] }) => (
  <ul role="list" className={css.cardsOfThree}>
    {blogs.map((blog) => (
      <li key={blog.slug}>
        <StoryCard blog={blog} heading="h3" />
      </li>
    ))}
  </ul>
);

/** The newest story, given more room. */
export const LeadStory = ({ blog }: { blog: BlogSummary }) => (
  <article className={css.lead}>
    <div className={css.leadArt}>
      <Art kind="blog" of={blog.art} sizes="(min-width: 48rem) 40rem, 100vw" eager />
    </div>
    <div className={css.leadWords}>
      <div className={css.meta}>
        <Badge tone="brand">{blog.category.name}</Badge>
        <ReadingTime blog={blog} />
      </div>
      <h2 className={css.leadTitle}>
        <CardLink href={paths.blog(blog.slug)}>{blog.title}</CardLink>
      </h2>
      <p className={css.excerpt}>{blog.excerpt}</p>
      <p className={css.meta}>
        <span>{blog.author}</span>
        <PublishedOn blog={blog} />
      </p>
    </div>
  </article>
);
