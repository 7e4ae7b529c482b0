import { type Block, plainTextOf } from "@safar/engine";

const slugOf = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** An id for each heading among the blocks, at its place: its words, numbered when they come again. */
export const headingIds = (blocks: readonly Block[]): readonly (string | undefined)[] => {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    if (block.kind !== "heading") return undefined;
    // With a word before it, so that no heading of an editor can take the id of something else on the page.
    const slug = `part-${slugOf(plainTextOf([block]))}`;
    const count = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
};

export type Heading = { readonly id: string; readonly text: string };

/** The parts of a text, by their headings. */
export const headingsOf = (blocks: readonly Block[]): readonly Heading[] => {
  const ids = headingIds(blocks);
  return blocks.flatMap((block, index) => {
    const id = ids[index];
    return block.kind === "heading" && block.level === 2 && id !== undefined
      ? [{ id, text: plainTextOf([block]) }]
      : [];
  });
};
