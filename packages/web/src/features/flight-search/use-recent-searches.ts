import { type CalendarDate, createRecentSearches, type RecentSearches, type SearchText } from "@safar/engine";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { deviceStorage } from "../../engine/device-storage.ts";

/** The searches made on this device. */
export const recentSearches: RecentSearches = createRecentSearches(deviceStorage);

// Read anew by every page: a search may have been made since, here or in another tab.
const recentQuery = (today: CalendarDate) =>
  queryOptions({
    queryKey: ["flight-recent-searches", today],
    queryFn: () => recentSearches.list(today),
    staleTime: 0,
  });

/** The recent searches, once the page is alive, and how to let them go. */
export const useRecentSearches = (today: CalendarDate) => {
  const { data: recent = [], refetch } = useQuery(recentQuery(today));
  return {
    recent,
    remove: async (search: SearchText) => {
      await recentSearches.remove(search);
      await refetch();
    },
    clear: async () => {
      await recentSearches.clear();
      await refetch();
    },
  };
};
