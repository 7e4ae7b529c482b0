import { type CalendarDate, editions, type Recents, type SearchText } from "@safar/engine";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { keyOfTold, lastSearches } from "../search-form/last-searches.ts";

// Read anew by every page: a search may have been made since, here or in another tab.
const recentsQuery = <Entry extends { readonly search: SearchText }>(
  vertical: string,
  recents: Recents<Entry>,
  today: CalendarDate,
) => queryOptions({ queryKey: ["recents", vertical, today], queryFn: () => recents.list(today), staleTime: 0 });

/** The searches of a vertical made on this device, once the page is alive, and how to let them go. */
export const useRecents = <Entry extends { readonly search: SearchText }>(
  vertical: string,
  recents: Recents<Entry>,
) => {
  const { edition } = useFacts();
  const [today] = useState(() => todayIn(editions[edition].timeZone));
  const { data: recent = [], refetch } = useQuery(recentsQuery(vertical, recents, today));
  return {
    recent,
    remove: async (search: SearchText) => {
      await recents.remove(search);
      await lastSearches.remove(keyOfTold(vertical, search));
      await refetch();
    },
    clear: async () => {
      await recents.clear();
      for (const { search } of recent) await lastSearches.remove(keyOfTold(vertical, search));
      await refetch();
    },
  };
};
