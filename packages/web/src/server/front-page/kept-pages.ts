/** A page cut where its nonce stood. */
type Kept = { readonly parts: readonly string[]; readonly until: number };

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

  return {
    /** The page kept under a key, with this nonce put in; null when there is none. */
    read: (key: string, nonce: string): Response | null => {
      const page = pages.get(key);
      if (!page) return null;
      if (page.until <= now()) {
        pages.delete(key);
        return null;
      }
      return new Response(page.parts.join(nonce), { headers: { "content-type": "text/html; charset=utf-8" } });
    },
    /** Keeps an answer that was made with this nonce, unless it failed or says it is not for others, and gives it back. */
    keep: async (key: string, nonce: string, answer: Response): Promise<Response> => {
      if (forMs === 0 || nonce === "" || !isKeepable(answer)) return answer;
      const page = await answer.text();
      const [oldest] = pages.keys();
      if (pages.size >= capacity && oldest !== undefined) pages.delete(oldest);
      pages.delete(key);
      pages.set(key, { parts: page.split(nonce), until: now() + forMs });
      return new Response(page, answer);
    },
  };
};

export type KeptPages = ReturnType<typeof createKeptPages>;
