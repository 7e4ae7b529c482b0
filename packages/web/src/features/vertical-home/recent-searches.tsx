import type { Locale, Recents, SearchText } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { Promises, type SaidPromise } from "./promises.tsx";
import { type RecentEntry, RecentStrip } from "./recent-strip.tsx";
import { useRecents } from "./use-recents.ts";

/** What was searched for on this device. Who has searched for nothing reads what the vertical stands for. */
export function RecentSearches<Entry extends { readonly search: SearchText }>({
  vertical,
  recents,
  entryOf,
  said,
}: {
  readonly vertical: SoldVertical;
  readonly recents: Recents<Entry>;
  readonly entryOf: (entry: Entry, locale: Locale) => Omit<RecentEntry, "search">;
  readonly said: readonly SaidPromise[];
}) {
  const { locale } = useFacts();
  const { recent, remove, clear } = useRecents(vertical, recents);
  const entries = recent.map((entry) => ({ search: entry.search, ...entryOf(entry, locale) }));
  return (
    <RecentStrip entries={entries} onRemove={remove} onClear={clear}>
      <Promises said={said} />
    </RecentStrip>
  );
}
