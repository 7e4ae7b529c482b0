import { msg } from "@lingui/core/macro";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import { requireVertical } from "../../app/loading/require-vertical.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { pageHead } from "../../seo/page-head.ts";

type Args = Parameters<typeof requireVertical>[1] & LoaderArgs;

/** The home page. It is not there in an edition that does not sell __name__, and none does yet. */
export const load__Pascal__Home = async (args: Args) => {
  await requireVertical("__name__", args);
  const { facts } = args.context;
  const i18n = i18nOf(facts.locale);
  return {
    head: pageHead({
      facts,
      path: "__home__",
      title: i18n._(msg`This line of business is being built`),
      description: i18n._(msg`Nothing can be booked here yet.`),
    }),
  };
};
