import type { KeptList, Names, SavedSearch } from "@safar/engine";
import { type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useRef, useState } from "react";

/** What was taken from a list since its notice stands, and how to put all of it back; `LOST` where it could not be taken, or not be put back. */
export type Taken =
  | {
      readonly type: "TAKEN";
      readonly key: string;
      /** What the last of them is called. */
      readonly title: Names;
      readonly count: number;
      /** Whether the keyboard was on it: it goes on at what puts it back. */
      readonly isByKeyboard: boolean;
      readonly undo: () => void;
    }
  | { readonly type: "LOST" };

/** A list that this device keeps, once the page is alive: undefined until it answers, null when it does not say. */
export const useKeptList = <Entry extends SavedSearch>(
  list: KeptList<Entry>,
  query: UseQueryOptions<readonly Entry[] | null, Error, readonly Entry[] | null, string[]>,
) => {
  const isAlive = useHydrated();
  const client = useQueryClient();
  const { data: entries } = useQuery({ ...query, enabled: isAlive });
  const [taken, setTaken] = useState<Taken | null>(null);
  const again = () => client.invalidateQueries({ queryKey: query.queryKey });
  // Since the notice stands: one press has all of it back.
  const gone = useRef<readonly Entry[]>([]);
  const tell = (told: Taken | null) => {
    if (told?.type !== "TAKEN") gone.current = [];
    setTaken(told);
  };
  // What comes back first has the keyboard again, once.
  const back = useRef<string | null>(null);
  const isBack = (key: string): boolean => {
    if (back.current !== key) return false;
    back.current = null;
    return true;
  };
  const putBack = async () => {
    let isKept = true;
    for (const entry of gone.current) isKept = (await list.put(entry)) === "KEPT" && isKept;
    back.current = gone.current[0]?.key ?? null;
    await again();
    tell(isKept ? null : { type: "LOST" });
  };
  const take = async (entry: Entry, isByKeyboard: boolean) => {
    if ((await list.remove(entry.key)) === "KEPT") {
      gone.current = [...gone.current, entry];
      const { key, title } = entry;
      tell({ type: "TAKEN", key, title, isByKeyboard, count: gone.current.length, undo: () => void putBack() });
    } else tell({ type: "LOST" });
    await again();
  };
  return { entries, taken, forget: () => tell(null), take, isBack };
};
