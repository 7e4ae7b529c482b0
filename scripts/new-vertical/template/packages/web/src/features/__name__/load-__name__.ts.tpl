import { msg } from "@lingui/core/macro";
import { addDays, check__Pascal__, decode__Pascal__, encode__Pascal__ } from "@safar/engine";
import { redirect } from "@tanstack/react-router";
import { localisePath } from "../../app/addresses/locale.ts";
import { paths } from "../../app/addresses/paths.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { search__Pascal__ } from "../../calls/__name__.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";
import { type HomeArgs, loadVerticalHome } from "../vertical-home/load-vertical-home.ts";
import { loadStep } from "../walk/load-step.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";

const leadTo = (path: string, { context: { facts } }: HomeArgs) =>
  redirect({ href: localisePath(path, facts.locale), statusCode: 302 });

/** The home page. A form that was sent without script leads to its results, or has the form say what is wrong. */
export const load__Pascal__Home = async (args: HomeArgs) => {
  const home = await loadVerticalHome(args, {
    vertical: "__name__",
    searchIn: (query) => (query.has("date") ? encode__Pascal__(decode__Pascal__(query.toString())) : null),
    title: msg`Book __things__ online`,
    description: msg`Choose a day, see what there is and what it costs, and book in English or Arabic.`,
  });
  const { search } = home;
  if (search !== null && new URLSearchParams(args.location.searchStr).has("sent")) {
    const { today } = await args.context.queryClient.ensureQueryData(walkFactsQuery);
    const checked = check__Pascal__(decode__Pascal__(search), { today });
    throw leadTo(checked.ok ? paths.__camel__Results(search) : paths.__camel__HomeChecked(search), args);
  }
  return home;
};

/** A page of results; tomorrow's where the address names no day. The server searches with the page. */
export const load__Pascal__Results = async (args: HomeArgs) => {
  await requireVertical("__name__", args);
  const { facts, queryClient } = args.context;
  const { today } = await queryClient.ensureQueryData(walkFactsQuery);
  const { date } = decode__Pascal__(args.location.searchStr.replace(/^\?/, ""));
  const search = encode__Pascal__({ date: date || addDays(today, 1) });
  if (!check__Pascal__(decode__Pascal__(search), { today }).ok) throw leadTo(paths.__camel__HomeChecked(search), args);
  const { outcome } = await search__Pascal__({ data: { search } });
  if (outcome.type === "PROBLEM") answerStatus(503);
  const title = i18nOf(facts.locale)._(msg`__Things__ found`);
  return { head: unlistedHead({ facts, title }), search, found: outcome.type === "FOUND" ? outcome.found : null };
};

export const load__Pascal__Offer = async (args: HomeArgs) => {
  await requireVertical("__name__", args);
  return loadStep(msg`Look at the offer`, args);
};
