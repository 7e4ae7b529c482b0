/**
 * Written text as data. It was taken apart and cleaned on the server: links are same-origin paths or https addresses, there is
 * no markup, and no character that turns the reading direction round. A screen maps each kind to one element.
 */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "emphasis" | "strong"; readonly content: readonly Inline[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "link"; readonly href: string; readonly content: readonly Inline[] }
  | { readonly kind: "break" };

export type Block =
  | { readonly kind: "heading"; readonly level: 2 | 3 | 4; readonly content: readonly Inline[] }
  | { readonly kind: "paragraph"; readonly content: readonly Inline[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: "quote"; readonly content: readonly Block[] }
  | { readonly kind: "image"; readonly src: string; readonly alt: string }
  | { readonly kind: "rule" };

const textOfInline = (inline: Inline): string => {
  if (inline.kind === "text" || inline.kind === "code") return inline.text;
  return inline.kind === "break" ? " " : inline.content.map(textOfInline).join("");
};

const textOfBlock = (block: Block): string => {
  if (block.kind === "list") return block.items.flat().map(textOfBlock).join(" ");
  if (block.kind === "quote") return block.content.map(textOfBlock).join(" ");
  if (block.kind === "image") return block.alt;
  return block.kind === "rule" ? "" : block.content.map(textOfInline).join("");
};

/** The words alone, for a description or a search. */
export const plainTextOf = (blocks: readonly Block[]): string =>
  blocks
    .map(textOfBlock)
    .filter((text) => text !== "")
    .join(" ");
