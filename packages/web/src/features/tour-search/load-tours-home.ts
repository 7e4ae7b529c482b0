import { msg } from "@lingui/core/macro";
import { checkTours, decodeTours, encodeTours, type SearchText } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { readToursHome } from "../../calls/tours.calls.ts";
import { placeMeant } from "../search-form/places-like.ts";
import { leadSent } from "../vertical-home/lead-sent.ts";
import { type HomeArgs, loadVerticalHome } from "../vertical-home/load-vertical-home.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { tourPlacesQuery } from "./tour-places.ts";
import { toursPath, usualDays } from "./tours-plan.ts";

/** The home page of tours. A search that was sent without script leads to its place, or has the form say what is wrong. */
export const loadToursHome = async (args: HomeArgs) => {
  const { queryClient } = args.context;
  const [outcome, { today }] = await Promise.all([readToursHome(), queryClient.ensureQueryData(walkFactsQuery)]);
  const found = outcome.type === "HOME" ? outcome.home : null;
  queryClient.setQueryData(tourPlacesQuery.queryKey, found?.places ?? null);
  const searchIn = (query: URLSearchParams): SearchText | null => {
    if (!["place", "from"].some((name) => query.has(name))) return null;
    const wanted = query.get("place") ?? "";
    // Where the places could not be had, one is taken at its word.
    const place = found === null ? wanted : (placeMeant(wanted, found.places)?.slug ?? "");
    const days = decodeTours(query.toString());
    return encodeTours({ ...(days.from === "" ? usualDays(today) : days), place });
  };
  const home = await loadVerticalHome(args, {
    vertical: "tours",
    searchIn,
    title: msg`Tours and guides online`,
    description: msg`Walks, deserts, mountains, food and the sea with those who live there: days and prices, booked in English or Arabic.`,
  });
  await leadSent(args, home, (search, today) =>
    checkTours(decodeTours(search), { today }).ok ? toursPath(search) : paths.toursHomeChecked(search),
  );
  if (found === null) answerStatus(503);
  return { ...home, home: found };
};
