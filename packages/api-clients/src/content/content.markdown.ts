import type { Block, Inline } from "@safar/engine";
import type * as mdast from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { cleanText, safeHref } from "../wire/text.ts";

/** A longer text is cut: nobody reads it, and parsing it holds the server up. */
const longestText = 100_000;
/** Quotes in lists in quotes: below this nothing is kept. */
const deepest = 8;

/** Lines nested this deep take a parser longer with each level, so they are cut before they reach it. */
const deepLine = /^((?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){10}).*$/gm;

const text = (value: string): Inline[] => {
  const cleaned = cleanText(value);
  return cleaned === "" ? [] : [{ kind: "text", text: cleaned }];
};

const inlineOf = (node: mdast.PhrasingContent, depth: number): readonly Inline[] => {
  if (depth > deepest) return [];
  switch (node.type) {
    case "text":
      return text(node.value);
    case "inlineCode":
      return [{ kind: "code", text: cleanText(node.value) }];
    case "break":
      return [{ kind: "break" }];
    case "emphasis":
    case "strong":
      return [{ kind: node.type, content: inlinesOf(node.children, depth + 1) }];
    case "link": {
      const content = inlinesOf(node.children, depth + 1);
      const href = safeHref(node.url);
      // The words of a link that may not be followed stay words.
      return href === null ? content : [{ kind: "link", href, content }];
    }
    case "linkReference":
      return inlinesOf(node.children, depth + 1);
    case "image":
    case "imageReference":
      return text(node.alt ?? "");
    default:
      // Markup is not read: `html`, and whatever a newer parser knows.
      return [];
  }
};

const inlinesOf = (nodes: readonly mdast.PhrasingContent[], depth: number): readonly Inline[] =>
  nodes.flatMap((node) => inlineOf(node, depth));

/** A page has one title of its own, so headings of the text start at the second level. */
const levelOf = (depth: number): 2 | 3 | 4 => (depth <= 2 ? 2 : depth === 3 ? 3 : 4);

const imageOf = (node: mdast.PhrasingContent | undefined): readonly Block[] | null => {
  if (node?.type !== "image") return null;
  const src = safeHref(node.url);
  return src === null ? [] : [{ kind: "image", src, alt: cleanText(node.alt ?? "") }];
};

const paragraphOf = ({ children }: mdast.Paragraph, depth: number): readonly Block[] => {
  const image = children.length === 1 ? imageOf(children[0]) : null;
  if (image !== null) return image;
  const content = inlinesOf(children, depth);
  return content.length === 0 ? [] : [{ kind: "paragraph", content }];
};

const blockOf = (node: mdast.RootContent, depth: number): readonly Block[] => {
  if (depth > deepest) return [];
  switch (node.type) {
    case "heading": {
      const content = inlinesOf(node.children, depth);
      return content.length === 0 ? [] : [{ kind: "heading", level: levelOf(node.depth), content }];
    }
    case "paragraph":
      return paragraphOf(node, depth);
    case "list": {
      const items = node.children
        .map(({ children }) => blocksIn(children, depth + 1))
        .filter(({ length }) => length > 0);
      return items.length === 0 ? [] : [{ kind: "list", ordered: node.ordered === true, items }];
    }
    case "blockquote": {
      const content = blocksIn(node.children, depth + 1);
      return content.length === 0 ? [] : [{ kind: "quote", content }];
    }
    case "code":
      return [{ kind: "paragraph", content: [{ kind: "code", text: cleanText(node.value) }] }];
    case "thematicBreak":
      return [{ kind: "rule" }];
    default:
      return [];
  }
};

const blocksIn = (nodes: readonly mdast.RootContent[], depth: number): readonly Block[] =>
  nodes.flatMap((node) => blockOf(node, depth));

/** Markdown of the service as data. Total: any text gives blocks, and no block holds markup or a link that may not be followed. */
export const blocksOf = (markdown: string): readonly Block[] =>
  blocksIn(fromMarkdown(markdown.slice(0, longestText).replace(deepLine, "$1")).children, 0);
