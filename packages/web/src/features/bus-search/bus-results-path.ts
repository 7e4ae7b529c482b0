import { decodeBusCriteria, encodeBusRoute, type SearchText } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";

/** Where a search's results are. */
export const busResultsPath = (search: SearchText, view = ""): string => {
  const { date, from, to } = decodeBusCriteria(search);
  return paths.busResults(encodeBusRoute({ from, to }), date, view);
};
