import { Trans, useLingui } from "@lingui/react/macro";
import type { Blog, BlogSummary } from "@safar/engine";
import { Avatar } from "@safar/ui/avatar";
import { Badge } from "@safar/ui/badge";
import { Breadcrumbs } from "@safar/ui/breadcrumbs";
import { Icon } from "@safar/ui/icon";
import { Container, Section } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { ArrowRight } from "lucide-react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { Art } from "../../app/art.tsx";
import { addressOf } from "../../seo/alternates.ts";
import { blogPostingThing, breadcrumbThing, organizationThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { Blocks } from "./blocks.tsx";
import * as css from "./content.css.ts";
import { ShareStory } from "./share-story.tsx";
import { StoriesBelow } from "./story-card.tsx";
import { PublishedOn, ReadingTime } from "./story-meta.tsx";

/** One story, made for reading: its head, its picture, its words, and where to go on. */
export function BlogPage({ blog, related }: { blog: Blog; related: readonly BlogSummary[] }) {
  const { t } = useLingui();
  const facts = useFacts();
  const path = paths.blog(blog.slug);
  const trail = [
    { href: paths.home(), label: t`Home` },
    { href: paths.blogs(), label: t`Blog` },
  ];
  return (
    <>
      <Container>
        <article className={css.article}>
          <header className={css.articleHead}>
            <Breadcrumbs label={t`You are here`} trail={trail} here={blog.category.name} />
            <div>
              <Badge tone="brand">{blog.category.name}</Badge>
            </div>
            <h1>{blog.title}</h1>
            <p className={css.standfirst}>{blog.excerpt}</p>
            <div className={css.byline}>
              <Avatar name={blog.author} />
              <div className={css.bylineWords}>
                <span className={css.author}>{blog.author}</span>
                <span className={css.meta}>
                  <PublishedOn blog={blog} />
                  <ReadingTime blog={blog} />
                </span>
              </div>
            </div>
          </header>
          <div className={css.cover} data-opening="">
            <Art kind="blog" of={blog.art} sizes="(min-width: 48rem) 60rem, 100vw" eager />
          </div>
          <div className={css.articleBody}>
            <Blocks blocks={blog.body} />
            <ShareStory title={blog.title} address={addressOf(path, facts)} />
          </div>
        </article>
      </Container>
      {related.length > 0 && (
        <Section
          title={t`Read next`}
          action={
            <Link kind="alone" href={paths.blogs()}>
              <Trans>All stories</Trans>
              <Icon of={ArrowRight} size={18} directional />
            </Link>
          }
        >
          <StoriesBelow blogs={related} />
        </Section>
      )}
      <JsonLdScript
        things={[
          organizationThing(facts),
          blogPostingThing(facts, path, blog),
          breadcrumbThing(facts, [...trail, { href: path, label: blog.title }]),
        ]}
      />
    </>
  );
}
