import type { KeptList, ListOutcome, Names, SavedSearch } from "@safar/engine";
import { type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useRef, useState } from "react";

/** What was taken since its notice stands, and how to put all of it back; `LOST` where it could not be taken, or not be put back. */
export type Taken =
  | {
      readonly type: "TAKEN";
      readonly key: string;
      /** What the last of them is called. */
      readonly title: Names;
      readonly count: number;
      /** Whether the keyboard was on it: it needs longer to what puts it back. */
      readonly isByKeyboard: boolean;
      readonly undo: () => void;
    }
  | { readonly type: "LOST" };

type Gone = {
  readonly key: string;
  readonly queryKey: readonly string[];
  readonly putBack: () => Promise<ListOutcome>;
};

/** What was taken from all lists of a page since one notice of it stands: one press has all of it back. */
export const useTaken = () => {
  const client = useQueryClient();
  const [taken, setTaken] = useState<Taken | null>(null);
  const gone = useRef<readonly Gone[]>([]);
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
  const undo = async () => {
    const all = gone.current;
    let isKept = true;
    for (const { putBack } of all) isKept = (await putBack()) === "KEPT" && isKept;
    back.current = all[0]?.key ?? null;
    for (const queryKey of new Set(all.map((one) => one.queryKey))) await client.invalidateQueries({ queryKey });
    tell(isKept ? null : { type: "LOST" });
  };
  const note = (one: Gone & { readonly title: Names }, isByKeyboard: boolean) => {
    gone.current = [...gone.current, one];
    const { key, title } = one;
    tell({ type: "TAKEN", key, title, isByKeyboard, count: gone.current.length, undo: () => void undo() });
  };
  return { taken, tell, note, isBack };
};

/** A list that this device keeps, once the page is alive: undefined until it answers, null when it does not say. */
export const useKeptList = <Entry extends SavedSearch>(
  list: KeptList<Entry>,
  query: UseQueryOptions<readonly Entry[] | null, Error, readonly Entry[] | null, string[]>,
  { note, tell }: Pick<ReturnType<typeof useTaken>, "note" | "tell">,
) => {
  const isAlive = useHydrated();
  const client = useQueryClient();
  const { data: entries } = useQuery({ ...query, enabled: isAlive });
  const { queryKey } = query;
  const take = async (entry: Entry, isByKeyboard: boolean): Promise<boolean> => {
    const isGone = (await list.remove(entry.key)) === "KEPT";
    if (isGone) note({ key: entry.key, title: entry.title, queryKey, putBack: () => list.put(entry) }, isByKeyboard);
    else tell({ type: "LOST" });
    void client.invalidateQueries({ queryKey });
    return isGone;
  };
  return { entries, take };
};
