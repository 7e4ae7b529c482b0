import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { BlogSummary } from "@safar/engine";
import { Card, CardLink } from "@safar/ui/card";
import { Icon } from "@safar/ui/icon";
import { Section } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { ArrowRight } from "lucide-react";
import { Art } from "../../app/art.tsx";
import { paths } from "../../app/paths.ts";
import * as css from "./home.css.ts";
import { Rail } from "./rail.tsx";

export function BlogCards({ blogs }: { blogs: readonly BlogSummary[] }) {
  const { t } = useLingui();
  return (
    <Section
      isLate
      title={t`Read before you go`}
      action={
        <Link kind="alone" href={paths.blogs()}>
          <Trans>All stories</Trans>
          <Icon of={ArrowRight} size={18} directional />
        </Link>
      }
    >
      <Rail label={t`Read before you go`}>
        {blogs.map(({ slug, title, excerpt, art, category, readingMinutes }) => (
          <Card key={slug} as="article" kind="link" media={<Art kind="blog" of={art} />}>
            <p className={css.muted}>
              {category.name} · <Plural value={readingMinutes} one="# minute" other="# minutes" />
            </p>
            <h3>
              <CardLink href={paths.blog(slug)}>{title}</CardLink>
            </h3>
            <p className={css.muted}>{excerpt}</p>
          </Card>
        ))}
      </Rail>
    </Section>
  );
}
