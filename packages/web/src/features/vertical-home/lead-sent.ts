import type { CalendarDate, SearchText } from "@safar/engine";
import { redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import type { HomeArgs } from "./load-vertical-home.ts";

type Home = { readonly search: SearchText | null };

/** A search that was sent without script leads to its results, or to its form again, which says what is wrong with it. */
export const leadSent = async <Of extends Home>(
  { context: { facts, queryClient }, location }: HomeArgs,
  home: Of,
  sentTo: (search: SearchText, today: CalendarDate) => string,
): Promise<Of> => {
  const { today } = await queryClient.ensureQueryData(walkFactsQuery);
  if (home.search !== null && new URLSearchParams(location.searchStr).has("sent"))
    throw redirect({ href: localisePath(sentTo(home.search, today), facts.locale), statusCode: 302 });
  return home;
};
