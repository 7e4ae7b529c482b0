/** A piece of TypeScript that a page shows. */
export type Snippet = {
  readonly path: string;
  /** Where it begins on its page, from 1. */
  readonly line: number;
  readonly language: "ts" | "tsx";
  readonly code: string;
};

/** What a reader has already, and the page does not show: `<!-- ts … -->` right before the piece. */
const piece = /(?:<!-- ts\n([^]*?)\n-->\n+)?^```(tsx?)\n([^]*?)^```$/gm;

/**
 * The pieces of a page, each to be compiled by itself, after what its page says a reader has. A room's own page may sketch: what is left
 * out of a piece there says so by an ellipsis, and is not compiled.
 */
export const snippetsIn = (path: string, page: string): readonly Snippet[] =>
  [...page.matchAll(piece)].flatMap(({ 0: whole, 1: given = "", 2: language, 3: code = "", index }) => {
    const isSketch = code.includes("…") && path.includes("/src/");
    if (isSketch || (language !== "ts" && language !== "tsx")) return [];
    const line = page.slice(0, index + whole.indexOf("```")).split("\n").length;
    return [{ path, line, language, code: `${given}\n${code}\nexport {};\n` }];
  });
