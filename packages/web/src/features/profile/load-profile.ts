import { loadProfile } from "../account/load-account.ts";
import { savedTravellersQuery } from "../saved-travellers/saved-travellers-query.ts";

/** Who somebody is, and whom they have written down. What could not be had is the page's to tell. */
export const loadProfilePage = async (args: Parameters<typeof loadProfile>[0]) => {
  const [loaded] = await Promise.all([
    loadProfile(args),
    args.context.queryClient.ensureQueryData(savedTravellersQuery),
  ]);
  return loaded;
};
