/** What a walk takes from some step on, fetched on the way there: the pages before it are lighter without. */
export const createLatePart = <Part>(load: () => Promise<Part>) => {
  let part: Part | null = null;
  const fetched = async (): Promise<void> => {
    part ??= await load();
  };
  /** Null once it is there. Rejects without a connection; asked again, it tries again. */
  const fetch = (): Promise<void> | null => (part === null ? fetched() : null);
  return {
    fetch,
    /** Told by a page that comes with it. */
    arrives: (here: Part): void => {
      part = here;
    },
    /** Goes on once it is there. Where it cannot be had, after a new build for one, the page is loaded anew. */
    andGo: (go: () => void): void => {
      const coming = fetch();
      if (coming === null) go();
      else void coming.then(go, () => window.location.reload());
    },
    here: (): Part => {
      if (part === null) throw new Error("What the walk goes on with has not been fetched.");
      return part;
    },
  };
};
