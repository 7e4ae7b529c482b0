import type { Block, Inline } from "@safar/engine";
import { Link } from "@safar/ui/link";
import { type ReactNode } from "react";
import { headingIds } from "./headings.ts";
import * as css from "./prose.css.ts";

const isOurPath = (href: string) => /^\/(?![/\\])/.test(href);
const isFollowable = (href: string) => isOurPath(href) || /^https:\/\//i.test(href);

/** The tree was cleaned on the server; an address that should not have passed is shown as words here all the same. */
function Inlines({ content }: { content: readonly Inline[] }): ReactNode {
  return content.map((inline, index) => {
    // A text is never reordered: a part's place is its identity.
    const key = index;
    switch (inline.kind) {
      case "text":
        return inline.text;
      case "emphasis":
        return (
          <em key={key}>
            <Inlines content={inline.content} />
          </em>
        );
      case "strong":
        return (
          <strong key={key}>
            <Inlines content={inline.content} />
          </strong>
        );
      case "code":
        return (
          <bdi key={key} dir="ltr">
            <code>{inline.text}</code>
          </bdi>
        );
      case "link":
        return isFollowable(inline.href) ? (
          <Link key={key} href={inline.href} rel={isOurPath(inline.href) ? undefined : "noopener"}>
            <Inlines content={inline.content} />
          </Link>
        ) : (
          <Inlines key={key} content={inline.content} />
        );
      case "break":
        return <br key={key} />;
      default:
        return null;
    }
  });
}

function Picture({ src, alt }: { src: string; alt: string }) {
  // Pages load pictures of this origin only; one from elsewhere is offered as a link.
  if (isOurPath(src)) return <img src={src} alt={alt} loading="lazy" decoding="async" />;
  return isFollowable(src) ? (
    <p>
      <Link href={src} rel="noopener">
        {alt || <bdi dir="ltr">{src}</bdi>}
      </Link>
    </p>
  ) : null;
}

function Tree({ blocks, ids }: { blocks: readonly Block[]; ids?: readonly (string | undefined)[] }): ReactNode {
  return blocks.map((block, index) => {
    const key = index;
    switch (block.kind) {
      case "heading": {
        const Heading = `h${block.level}` as const;
        return (
          <Heading key={key} id={ids?.[index]}>
            <Inlines content={block.content} />
          </Heading>
        );
      }
      case "paragraph":
        return (
          <p key={key}>
            <Inlines content={block.content} />
          </p>
        );
      case "list": {
        const List = block.ordered ? "ol" : "ul";
        return (
          <List key={key}>
            {block.items.map((item, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <li key={place}>
                <Tree blocks={item} />
              </li>
            ))}
          </List>
        );
      }
      case "quote":
        return (
          <blockquote key={key}>
            <Tree blocks={block.content} />
          </blockquote>
        );
      case "image":
        return <Picture key={key} src={block.src} alt={block.alt} />;
      case "rule":
        return <hr key={key} />;
      default:
        return null;
    }
  });
}

/** What editors wrote, as elements made for reading. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={css.prose}>
    <Tree blocks={blocks} ids={headingIds(blocks)} />
  </div>
);
