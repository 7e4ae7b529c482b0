import { isPackable, type PackedPage, packPage } from "./packed-page.ts";

type Kept = {
  /** The page cut where its nonce stood. */
  readonly parts: readonly string[];
  readonly until: number;
  /** The same in brotli, from when a second person asks for it. */
  packed: Promise<PackedPage | null> | null;
};

/** How a reader is known who takes brotli. */
const takesBrotli = /\bbr\b/;

export type KeptPagesOptions = {
  /** Milliseconds. 0 keeps nothing. */
  readonly forMs: number;
  /** The most pages at a time; the one kept longest gives way. */
  readonly capacity: number;
  readonly now: () => number;
};

const isKeepable = ({ status, headers }: Response): boolean =>
  status === 200 &&
  headers.get("content-type")?.startsWith("text/html") === true &&
  !headers.has("set-cookie") &&
  !/\bno-store\b|\bprivate\b/.test(headers.get("cache-control") ?? "");

/** Pages that are the same for everybody who asks with the same key, kept a short while. Each answer gets a nonce of its own. */
export const createKeptPages = ({ forMs, capacity, now }: KeptPagesOptions) => {
  const pages = new Map<string, Kept>();
  const beingMade = new Map<string, Promise<void>>();

  /** One whose time is over is there for others while the next is made, and at most for its time again. */
  const keptUnder = (key: string): Kept | undefined => {
    const page = pages.get(key);
    if (page === undefined) return undefined;
    const lateness = now() - page.until;
    if (lateness < 0 || (lateness < forMs && beingMade.has(key))) return page;
    return undefined;
  };

  return {
    /** Says that the page of a key is being made. Whoever asks for it meanwhile waits until the function that this answers with is called. */
    begin: (key: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (forMs > 0) beingMade.set(key, promise);
      return () => {
        if (beingMade.get(key) === promise) beingMade.delete(key);
        resolve();
      };
    },
    /**
     * The page kept under a key, with this nonce put in, in brotli where it is accepted and there; null when there is none. One that is
     * just being made is waited for, where there is none from before: what is made at once for many takes each of them as long as all.
     * @param accepted the encodings that are accepted
     */
    read: async (key: string, nonce: string, accepted = ""): Promise<Response | null> => {
      if (keptUnder(key) === undefined) await beingMade.get(key);
      const page = keptUnder(key);
      if (page === undefined) return null;
      const headers = { "content-type": "text/html; charset=utf-8" };
      if (!takesBrotli.test(accepted) || !isPackable(nonce)) return new Response(page.parts.join(nonce), { headers });
      // Waited for as well: compressed for each of those who ask meanwhile it would be done after all of theirs.
      page.packed ??= packPage(page.parts).catch(() => null);
      const packed = await page.packed;
      return packed === null
        ? new Response(page.parts.join(nonce), { headers })
        : new Response(packed(nonce), { headers: { ...headers, "content-encoding": "br", vary: "accept-encoding" } });
    },
    /** Keeps an answer that was made with this nonce, unless it failed or says it is not for others, and gives it back. */
    keep: async (key: string, nonce: string, answer: Response): Promise<Response> => {
      if (forMs === 0 || nonce === "" || !isKeepable(answer)) return answer;
      const page = await answer.text();
      const [oldest] = pages.keys();
      if (pages.size >= capacity && oldest !== undefined) pages.delete(oldest);
      pages.delete(key);
      pages.set(key, { parts: page.split(nonce), until: now() + forMs, packed: null });
      return new Response(page, answer);
    },
  };
};

export type KeptPages = ReturnType<typeof createKeptPages>;
