import type { MessageDescriptor } from "@lingui/core";
import type { SearchText } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead } from "../../seo/page-head.ts";
import { requireVertical } from "../../session/require-vertical.ts";

export type HomeArgs = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };

type OfVertical = {
  readonly vertical: SoldVertical;
  /** The search that an address holds; null when it holds none. */
  readonly searchIn: (query: URLSearchParams) => SearchText | null | Promise<SearchText | null>;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
};

/**
 * The home page of a vertical. An address may hold a search, which the form begins with; `checked` has the form say what is wrong
 * with it.
 */
export const loadVerticalHome = async (args: HomeArgs, { vertical, searchIn, title, description }: OfVertical) => {
  await requireVertical(vertical, args);
  const { facts } = args.context;
  const query = new URLSearchParams(args.location.searchStr);
  const search = await searchIn(query);
  const i18n = i18nOf(facts.locale);
  const path = verticalHomes[vertical];
  return {
    search,
    isChecked: search !== null && query.has("checked"),
    head: pageHead({ facts, path, title: i18n._(title), description: i18n._(description) }),
  };
};
