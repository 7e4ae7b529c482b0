import { readAtMost } from "../read-at-most.ts";

export type FetchPictureOptions = {
  /** Where pictures may come from, as origins. */
  readonly origins: readonly string[];
  readonly fetch: typeof globalThis.fetch;
};

export type FetchedPicture =
  | { readonly type: "FETCHED"; readonly bytes: Uint8Array }
  /** The address is none that pictures may come from. */
  | { readonly type: "FORBIDDEN" }
  | { readonly type: "UNAVAILABLE" };

const mostBytes = 10 * 1024 * 1024;
const patienceMs = 10_000;

const isAllowed = (url: URL, origins: readonly string[]): boolean =>
  origins.includes(url.origin) && url.username === "" && url.password === "";

/**
 * Fetches a picture of at most 10 MiB within 10 seconds. Only listed origins are asked, and a redirect is not followed, so
 * that nobody can have this server ask an address of their choice.
 */
export const fetchPicture = async (
  address: string,
  { origins, fetch }: FetchPictureOptions,
): Promise<FetchedPicture> => {
  const url = URL.parse(address);
  if (!url || !isAllowed(url, origins)) return { type: "FORBIDDEN" };
  try {
    const answer = await fetch(url, {
      redirect: "error",
      credentials: "omit",
      headers: { accept: "image/avif,image/webp,image/png,image/jpeg" },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok || !answer.body || !answer.headers.get("content-type")?.startsWith("image/")) {
      return { type: "UNAVAILABLE" };
    }
    const bytes = await readAtMost(answer.body, mostBytes);
    return bytes ? { type: "FETCHED", bytes } : { type: "UNAVAILABLE" };
  } catch {
    return { type: "UNAVAILABLE" };
  }
};
