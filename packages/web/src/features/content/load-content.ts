import { msg } from "@lingui/core/macro";
import type { Problem } from "@safar/engine";
import { notFound } from "@tanstack/react-router";
import { paths } from "../../app/addresses/paths.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import { readBlog, readBlogs, readPage } from "../../calls/content.calls.ts";
import { readCurrencies } from "../../calls/general-data.calls.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead, unlistedHead } from "../../seo/page-head.ts";
import type { BlogsSearch } from "./blogs-search.ts";

/** A content service that does not answer is no missing page: crawlers are told to come again. */
const unavailable = (problem: Problem, { context: { facts } }: LoaderArgs) => {
  answerStatus(503);
  const title = i18nOf(facts.locale)._(msg`This page cannot be shown right now`);
  return { type: "UNAVAILABLE" as const, problem, head: unlistedHead({ facts, title }) };
};

const missing = ({ location }: LoaderArgs) => notFound({ data: readablePath(location) });

/** A page that editors write. */
export const loadPage = async (slug: string, args: LoaderArgs) => {
  const outcome = await readPage({ data: slug.slice(0, 2000) });
  if (outcome.type === "NOT_FOUND") throw missing(args);
  if (outcome.type === "UNAVAILABLE") return unavailable(outcome.problem, args);
  const { facts } = args.context;
  const { title, description } = outcome.page;
  return { ...outcome, head: pageHead({ facts, path: args.location.pathname, title, description }) };
};

/** What we are, and how many currencies there are; null when they could not be counted. */
export const loadAbout = async (args: LoaderArgs) => {
  const [loaded, currencies] = await Promise.all([loadPage("about-us", args), readCurrencies()]);
  return { ...loaded, currencies: currencies.ok ? currencies.value.length : null };
};

/** A page of the list of blogs. One past the last is no page. */
export const loadBlogs = async (search: BlogsSearch, args: LoaderArgs) => {
  const { page = 1, category } = search;
  const { outcome, categories } = await readBlogs({
    data: { page, ...(category === undefined ? {} : { category: category.slice(0, 200) }) },
  });
  if (outcome.type === "UNAVAILABLE") return unavailable(outcome.problem, args);
  if (page > 1 && page > outcome.lastPage) throw missing(args);
  const isFew = category !== undefined && page === 1 && outcome.blogs.length < 3;
  const others = isFew ? (await readBlogs({ data: { page: 1 } })).outcome : null;
  const more = others?.type === "LISTED" ? others.blogs.filter((one) => one.category.id !== category).slice(0, 3) : [];
  const { facts } = args.context;
  const i18n = i18nOf(facts.locale);
  const name = categories.find(({ id }) => id === category)?.name;
  const title = name === undefined ? i18n._(msg`Blog`) : i18n._(msg`Blog: ${name}`);
  const head = pageHead({
    facts,
    path: paths.blogs(page, category),
    title: page > 1 ? i18n._(msg`${title}, page ${page}`) : title,
    description: i18n._(msg`Places, food, rail and honest advice for journeys in Pakistan and Saudi Arabia.`),
  });
  return { ...outcome, category, categories, more, head };
};

export const loadBlog = async (slug: string, args: LoaderArgs) => {
  const outcome = await readBlog({ data: slug.slice(0, 2000) });
  if (outcome.type === "NOT_FOUND") throw missing(args);
  if (outcome.type === "UNAVAILABLE") return unavailable(outcome.problem, args);
  const { facts } = args.context;
  const { title, excerpt, publishedAt } = outcome.blog;
  return {
    ...outcome,
    head: pageHead({ facts, path: args.location.pathname, title, description: excerpt, publishedAt }),
  };
};
