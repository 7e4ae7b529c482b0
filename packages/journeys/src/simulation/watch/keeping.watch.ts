import type { Walk } from "../walk.types.ts";
import type { Watched } from "./records.ts";
import type { Named, Tab } from "./rows.ts";

/** What somebody has typed or chosen, by what it is: who travels, how they are reached, the voucher, the extras. */
const typedIn = (walk: Walk): ReadonlyMap<string, string> => {
  const { checkout, children } = walk.view();
  const people = children.travellers?.getSnapshot().context;
  const typed = {
    "the people": people?.forms,
    "how they are reached": people?.contact,
    "the voucher": checkout?.voucher ?? undefined,
    "the extras": children.extras?.getSnapshot().context.choices,
  };
  return new Map(
    Object.entries(typed).flatMap(([what, value]) => (value === undefined ? [] : [[what, JSON.stringify(value)]])),
  );
};

/** Looks at what is kept while a page is away, and at what is left when all is over. */
export const watchKeeping = ({ violate }: Pick<Watched, "violate">) => ({
  /** Takes note of what somebody typed before a reload, and tells whether it is there after it. */
  checkTyped: ({ name, walk }: Tab): (() => void) => {
    const before = typedIn(walk);
    return () => {
      const now = typedIn(walk);
      // A step that is not there yet says nothing of what it will ask for.
      for (const [what, text] of before)
        if (now.has(what) && now.get(what) !== text)
          violate("nothing typed is lost", `${name} had ${text.length} signs typed of ${what}, and has other ones`);
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
