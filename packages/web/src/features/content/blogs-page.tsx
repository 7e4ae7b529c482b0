import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { BlogSummary } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Container } from "@safar/ui/layout";
import { Pagination } from "@safar/ui/pagination";
import { BookOpen } from "lucide-react";
import { useId } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { breadcrumbThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import * as css from "./content.css.ts";
import { PageHeadBand } from "./page-head-band.tsx";
import { LeadStory, StoriesBelow, StoryCard } from "./story-card.tsx";

export type BlogsPageProps = {
  blogs: readonly BlogSummary[];
  page: number;
  lastPage: number;
  category: string | undefined;
  categories: readonly BlogSummary["category"][];
  /** Of other categories, where this one has few. */
  more: readonly BlogSummary[];
};

/** Every choice is a link: pages and categories can be opened, shared and found without script. */
export function BlogsPage({ blogs, page, lastPage, category, categories, more }: BlogsPageProps) {
  const { t } = useLingui();
  const facts = useFacts();
  const id = useId();
  const named = categories.find(({ id }) => id === category);
  const [newest, ...others] = blogs;
  const leads = page === 1 && category === undefined && newest !== undefined;
  // One or two cards would stand in a row that is empty beside them.
  const areFew = blogs.length < 3;
  return (
    <Container>
      <PageHeadBand
        title={named?.name ?? t`Blog`}
        within={named && { href: paths.blogs(), label: t`Blog` }}
        lead={
          named ? (
            lastPage === 1 && <Plural value={blogs.length} one="# story" other="# stories" />
          ) : (
            <Trans>Places, food, rail and honest advice for journeys in Pakistan and Saudi Arabia.</Trans>
          )
        }
      />
      {categories.length > 1 && (
        <nav aria-label={t`Blog categories`} className={css.filters}>
          {[{ id: undefined, name: t`All stories` }, ...categories].map(({ id, name }) => (
            <Anchor
              key={id ?? ""}
              className={css.filter}
              href={paths.blogs(1, id)}
              aria-current={id === category ? "page" : undefined}
            >
              {name}
            </Anchor>
          ))}
        </nav>
      )}
      {blogs.length === 0 ? (
        <EmptyState
          icon={BookOpen}
          title={<Trans>No stories in this category yet</Trans>}
          action={
            <ButtonLink href={paths.blogs()}>
              <Trans>All stories</Trans>
            </ButtonLink>
          }
        />
      ) : areFew ? (
        blogs.map((blog) => <LeadStory key={blog.slug} blog={blog} />)
      ) : (
        <>
          {leads && <LeadStory blog={newest} />}
          <ul role="list" className={leads ? css.cardsBelow : blogs.length === 3 ? css.cardsOfThree : css.cards}>
            {(leads ? others : blogs).map((blog) => (
              <li key={blog.slug}>
                <StoryCard blog={blog} />
              </li>
            ))}
          </ul>
        </>
      )}
      {more.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className={css.moreTitle}>
            <Trans>From other categories</Trans>
          </h2>
          <StoriesBelow blogs={more} />
        </section>
      )}
      <div className={css.pages}>
        <Pagination
          label={t`Pages of the blog`}
          previous={t`Previous page`}
          next={t`Next page`}
          page={page}
          pages={lastPage}
          hrefOf={(number) => paths.blogs(number, category)}
          nameOf={(number) => t`Page ${number}`}
        />
      </div>
      <JsonLdScript
        things={[
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: paths.blogs(), label: t`Blog` },
            ...(named ? [{ href: paths.blogs(1, category), label: named.name }] : []),
          ]),
        ]}
      />
    </Container>
  );
}
