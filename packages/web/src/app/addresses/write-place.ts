import { paths } from "./paths.ts";

/** Where the form to write to us with begins, on the page of the answers itself. */
export const writeId = "write";

export const writeAddress = `${paths.contactUs()}#${writeId}`;
