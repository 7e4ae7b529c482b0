import type { BlockedEvent, TransitionTable } from "@safar/paths/chart";

/** Cases of one event that are blocked for the same reason. */
export type Blocked = {
  readonly type: string;
  readonly count: number;
  /** What said no; none when no active state has a transition for it. */
  readonly guards: readonly string[];
  /** The states that have a transition for it. */
  readonly takenIn: readonly string[];
};

/** The blocked events, told apart by why: those that a guard refuses, and those that belong to other states. */
export const whatBlocks = (
  blocked: readonly BlockedEvent[],
  { all }: TransitionTable,
): { readonly refused: readonly Blocked[]; readonly elsewhere: readonly Blocked[] } => {
  const groups = new Map<string, Blocked>();
  for (const { type, guards } of blocked) {
    const key = [type, ...guards].join(" ");
    const takenIn = [...new Set(all.flatMap(({ event, source }) => (event === type ? [source] : [])))];
    groups.set(key, { type, guards, takenIn, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  const grouped = [...groups.values()];
  return {
    refused: grouped.filter(({ guards }) => guards.length > 0),
    elsewhere: grouped.filter(({ guards }) => guards.length === 0),
  };
};
