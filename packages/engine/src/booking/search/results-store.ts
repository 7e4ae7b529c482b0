import type { RefId } from "../../kernel/ids.ts";

/** Where the results of a vertical's searches are, by their sessions. Whatever shows them reads them there. */
export interface ResultsStore<Results> {
  read(refId: RefId): Results | null;
  /** Those that were written last; null before any were. */
  newest(): Results | null;
  write(refId: RefId, results: Results): void;
}

/** A store that forgets the session that was written to longest ago once it holds `most`. */
export const createResultsStore = <Results>(most = 8): ResultsStore<Results> => {
  const held = new Map<RefId, Results>();
  return {
    read: (refId) => held.get(refId) ?? null,
    newest: () => [...held.values()].at(-1) ?? null,
    write(refId, results) {
      held.delete(refId);
      held.set(refId, results);
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
    },
  };
};
