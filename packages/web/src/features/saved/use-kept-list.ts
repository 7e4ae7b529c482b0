import type { Kept, KeptList } from "@safar/engine";
import { type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";

/** What was taken from a list last, and how to put it back; `LOST` where it could not be taken, or not be put back. */
export type Taken =
  | { readonly type: "TAKEN"; readonly key: string; readonly undo: () => void }
  | { readonly type: "LOST" };

/** A list that this device keeps, once the page is alive: undefined until it answers, null when it does not say. */
export const useKeptList = <Entry extends Kept>(
  list: KeptList<Entry>,
  query: UseQueryOptions<readonly Entry[] | null, Error, readonly Entry[] | null, string[]>,
) => {
  const isAlive = useHydrated();
  const client = useQueryClient();
  const { data: entries } = useQuery({ ...query, enabled: isAlive });
  const [taken, setTaken] = useState<Taken | null>(null);
  const again = () => client.invalidateQueries({ queryKey: query.queryKey });
  const putBack = async (entry: Entry) => {
    setTaken((await list.put(entry)) === "KEPT" ? null : { type: "LOST" });
    await again();
  };
  const take = async (entry: Entry) => {
    const isGone = (await list.remove(entry.key)) === "KEPT";
    setTaken(isGone ? { type: "TAKEN", key: entry.key, undo: () => void putBack(entry) } : { type: "LOST" });
    await again();
  };
  return { entries, taken, forget: () => setTaken(null), take };
};
