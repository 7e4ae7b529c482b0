import type { Locale, Recents, SearchText } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { Promises, type SaidPromise } from "./promises.tsx";
import { type RecentEntry, RecentStrip } from "./recent-strip.tsx";
import { useRecents } from "./use-recents.ts";
import { type PricedWay, WayChips } from "./way-chips.tsx";

/** What was searched for on this device. Who has searched for nothing reads what the vertical stands for. */
export function RecentSearches<Entry extends { readonly search: SearchText }>({
  vertical,
  recents,
  entryOf,
  said,
  ways,
}: {
  readonly vertical: SoldVertical;
  readonly recents: Recents<Entry>;
  readonly entryOf: (entry: Entry, locale: Locale) => Omit<RecentEntry, "search">;
  readonly said: readonly SaidPromise[];
  /** What phones, which have room for one line, show instead of that. */
  readonly ways?: readonly PricedWay[] | undefined;
}) {
  const { locale } = useFacts();
  const { recent, remove, clear } = useRecents(vertical, recents);
  const entries = recent.map((entry) => ({ search: entry.search, ...entryOf(entry, locale) }));
  return (
    <RecentStrip entries={entries} onRemove={remove} onClear={clear}>
      {ways && <WayChips of={ways} />}
      <Promises said={said} />
    </RecentStrip>
  );
}
