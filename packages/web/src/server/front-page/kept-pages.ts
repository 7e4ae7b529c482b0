import { isPackable, type PackedPage, packPage } from "./packed-page.ts";

type Kept = {
  /** The page cut where its nonce stood. */
  readonly parts: readonly string[];
  readonly until: number;
  /** The same in brotli, once a second person has asked for it and it is made. */
  packed: PackedPage | "asked" | null;
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

  const pack = async (page: Kept): Promise<void> => {
    page.packed = "asked";
    const packed = await packPage(page.parts).catch(() => null);
    if (packed !== null) page.packed = packed;
  };

  return {
    /**
     * The page kept under a key, with this nonce put in, in brotli where it is accepted and there; null when there is none.
     * @param accepted the encodings that are accepted
     */
    read: (key: string, nonce: string, accepted = ""): Response | null => {
      const page = pages.get(key);
      if (!page) return null;
      if (page.until <= now()) {
        pages.delete(key);
        return null;
      }
      const headers = { "content-type": "text/html; charset=utf-8" };
      if (!takesBrotli.test(accepted) || !isPackable(nonce)) return new Response(page.parts.join(nonce), { headers });
      if (page.packed === null) void pack(page);
      return typeof page.packed === "function"
        ? new Response(page.packed(nonce), {
            headers: { ...headers, "content-encoding": "br", vary: "accept-encoding" },
          })
        : new Response(page.parts.join(nonce), { headers });
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
