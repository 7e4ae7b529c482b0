import type { Print } from "../services/payments/pages.ts";

/** Makes a PDF of a document, in Node. Loads what it takes when the first one is asked for. */
export const printDocument: Print = async (paper) => (await import("../printing/print.ts")).printPaper(paper);
