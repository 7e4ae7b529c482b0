import { decodeBusCriteria, encodeBusRoute } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { Place } from "../walk/walk-kind.ts";

/** The address of a search's results. */
export const busResultsPath = (search: string, view = ""): string => {
  const { date, from, to } = decodeBusCriteria(search);
  return paths.busResults(encodeBusRoute({ from, to }), date, view);
};

const queryOf = (text: string): URLSearchParams => new URLSearchParams(text);

/** Whether an address is the one that is open. How results are filtered stands in their address beside the day. */
export const isAtBusWalk = (address: string, { pathname, searchStr }: Place): boolean => {
  const [path = "", query = ""] = address.split("?");
  if (path !== pathname) return false;
  const [wanted, given] = [queryOf(query), queryOf(searchStr)];
  // An address that names no day leaves it to the page.
  return !wanted.has("date") || !given.has("date") || wanted.get("date") === given.get("date");
};
