import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BlogSummary, DashboardBanner } from "@safar/engine";
import { Section } from "@safar/ui/layout";
import { paths } from "../../../app/addresses/paths.ts";
import { AllOf } from "./all-of.tsx";
import { type Tile, Tiles } from "./tiles.tsx";

/** In whole rows of as many. */
const columns = 3;

/** What there is to read, and what editors promote of it. */
export function BlogCards({ blogs, cards }: { blogs: readonly BlogSummary[]; cards: readonly DashboardBanner[] }) {
  const { t } = useLingui();
  const latest = blogs.map(({ slug, title, art, category, readingMinutes }): Tile => {
    const minutes = t`${plural(readingMinutes, { one: "# minute", other: "# minutes" })}`;
    return { href: paths.blog(slug), kind: "blog", art, name: title, under: [`${category.name} · ${minutes}`] };
  });
  const promoted = cards.flatMap(({ art, href, text, title }): readonly Tile[] =>
    href === null || latest.some((one) => one.href === href)
      ? []
      : [{ href, kind: "blog", art, name: title, under: [text] }],
  );
  const all = [...latest, ...promoted];
  return (
    <Section
      title={t`Read before you go`}
      action={
        <AllOf href={paths.blogs()}>
          <Trans>All stories</Trans>
        </AllOf>
      }
    >
      <Tiles isFew of={all.slice(0, Math.floor(all.length / columns) * columns || all.length)} />
    </Section>
  );
}
