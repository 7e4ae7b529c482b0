import type { Walk } from "../walk.types.ts";
import type { Watched } from "./records.ts";
import type { Named, Tab } from "./rows.ts";

/** What somebody has typed of the people who travel, while they are asked for it. */
const typedIn = (walk: Walk): unknown => walk.view().children.travellers?.getSnapshot().context.forms;

/** Looks at what is kept while a page is away, and at what is left when all is over. */
export const watchKeeping = ({ violate }: Pick<Watched, "violate">) => ({
  /** Takes note of what somebody typed before a reload, and tells whether it is there after it. */
  checkTyped: ({ name, walk }: Tab): (() => void) => {
    const before = JSON.stringify(typedIn(walk));
    return () => {
      const now = JSON.stringify(typedIn(walk));
      if (before !== undefined && now !== undefined && before !== now)
        violate("nothing typed is lost", `${name} had ${before.length} signs typed, and has ${now.length}`);
    };
  },
  /** What a reload finds. */
  checkKept: (tab: Named, text: string, secrets: readonly string[], others: readonly string[]): void => {
    for (const secret of secrets)
      if (text.includes(secret)) violate("no secret is kept", `${tab.name} keeps ${secret.length} signs of a secret`);
    for (const other of others)
      if (text.includes(other)) violate("own data alone", `${tab.name} keeps something of ${other}`);
  },
  /** When every flow has come to its end, with the locks that are held on to for a while. */
  checkTimers: (walks: readonly Walk[], locks: number): void => {
    const running = walks.reduce((sum, walk) => sum + walk.timers(), 0);
    if (running > locks) violate("nothing runs on", `${running} timers run, and ${locks} locks are held`);
  },
});
