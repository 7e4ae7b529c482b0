import type { Page } from "./page.ts";
import { pageTable } from "./page-table.ts";

const byRank = pageTable.toSorted((one, other) => one.rank - other.rank);

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return null;
  }
};

/** Whose page a path without its language prefix is, percent-encoded or not; null when nobody's. */
export const ownerOf = (path: string): Page | null => {
  const plain = decoded(path);
  return plain === null ? null : (byRank.find((page) => page.matcher.test(plain)) ?? null);
};
