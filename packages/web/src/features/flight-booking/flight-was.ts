import type { BookedFlight } from "@safar/engine";

/** When a leg was to leave and land, before the airline moved it in a way that nobody has accepted yet. */
export const flightWas = ({ changes }: Pick<BookedFlight, "changes">, index: number) => {
  const change = changes.findLast(({ leg, state }) => leg === index && state === "open");
  const differing = (before: string | undefined, now: string | undefined) => (before === now ? undefined : before);
  return (
    change && {
      departs: differing(change.removed[0]?.departs.local, change.added[0]?.departs.local),
      arrives: differing(change.removed.at(-1)?.arrives.local, change.added.at(-1)?.arrives.local),
    }
  );
};
