import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { BlogSummary } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { Link } from "@safar/ui/link";
import { ArrowRight } from "lucide-react";
import { paths } from "../../../app/addresses/paths.ts";
import { CardRow } from "./card-row.tsx";
import * as css from "./sections.css.ts";

export function BlogCards({ blogs }: { blogs: readonly BlogSummary[] }) {
  const { t } = useLingui();
  return (
    <CardRow
      kind="blog"
      title={t`Read before you go`}
      action={
        <Link kind="alone" href={paths.blogs()}>
          <Trans>All stories</Trans>
          <Icon of={ArrowRight} size={18} directional />
        </Link>
      }
      cards={blogs.map(({ slug, title, excerpt, art, category, readingMinutes }) => ({
        id: slug,
        title,
        art,
        href: paths.blog(slug),
        before: (
          <p className={css.muted}>
            {category.name} · <Plural value={readingMinutes} one="# minute" other="# minutes" />
          </p>
        ),
        children: <p className={css.muted}>{excerpt}</p>,
      }))}
    />
  );
}
