import { msg } from "@lingui/core/macro";
import { addDays, checkTours, decodeTours, encodeTours } from "@safar/engine";
import { redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { searchTours } from "../../calls/tours.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";
import { type HomeArgs, loadVerticalHome } from "../vertical-home/load-vertical-home.ts";
import { loadStep } from "../walk/load-step.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";

const leadTo = (path: string, { context: { facts } }: HomeArgs) =>
  redirect({ href: localisePath(path, facts.locale), statusCode: 302 });

/** The home page. A form that was sent without script leads to its results, or has the form say what is wrong. */
export const loadToursHome = async (args: HomeArgs) => {
  const home = await loadVerticalHome(args, {
    vertical: "tours",
    searchIn: (query) => (query.has("date") ? encodeTours(decodeTours(query.toString())) : null),
    title: msg`Book tours online`,
    description: msg`Choose a day, see what there is and what it costs, and book in English or Arabic.`,
  });
  const { search } = home;
  if (search !== null && new URLSearchParams(args.location.searchStr).has("sent")) {
    const { today } = await args.context.queryClient.ensureQueryData(walkFactsQuery);
    const checked = checkTours(decodeTours(search), { today });
    throw leadTo(checked.ok ? paths.toursResults(search) : paths.toursHomeChecked(search), args);
  }
  return home;
};

/** A page of results; tomorrow's where the address names no day. The server searches with the page. */
export const loadToursResults = async (args: HomeArgs) => {
  await requireVertical("tours", args);
  const { facts, queryClient } = args.context;
  const { today } = await queryClient.ensureQueryData(walkFactsQuery);
  const { date } = decodeTours(args.location.searchStr.replace(/^\?/, ""));
  const search = encodeTours({ date: date || addDays(today, 1) });
  if (!checkTours(decodeTours(search), { today }).ok) throw leadTo(paths.toursHomeChecked(search), args);
  const { outcome } = await searchTours({ data: { search } });
  if (outcome.type === "PROBLEM") answerStatus(503);
  const title = i18nOf(facts.locale)._(msg`Tours found`);
  return { head: unlistedHead({ facts, title }), search, found: outcome.type === "FOUND" ? outcome.found : null };
};

export const loadToursOffer = async (args: HomeArgs) => {
  await requireVertical("tours", args);
  return loadStep(msg`Look at the offer`, args);
};
