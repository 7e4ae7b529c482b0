import { Plural } from "@lingui/react/macro";
import { type BlogSummary, editions } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatDay } from "../../i18n/format.ts";

/** When a story was published, as its edition's people count days. */
export function PublishedOn({ blog }: { blog: Pick<BlogSummary, "publishedAt"> }) {
  const { locale, edition } = useFacts();
  return (
    <time dateTime={new Date(blog.publishedAt).toISOString()}>
      {formatDay(blog.publishedAt, locale, editions[edition].timeZone)}
    </time>
  );
}

export const ReadingTime = ({ blog }: { blog: Pick<BlogSummary, "readingMinutes"> }) => (
  <span>
    <Plural value={blog.readingMinutes} one="# min read" other="# min read" />
  </span>
);
