import { msg } from "@lingui/core/macro";
import { editions } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { paths } from "../../app/addresses/paths.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import { readNotifications } from "../../calls/notifications.calls.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";
import { shellQuery, unseenKey } from "../../session/queries.ts";

type Args = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };

/** The notifications of whoever is signed in. Who no longer is goes to sign in, and comes back here. */
export const loadNotifications = async ({ context: { facts, queryClient }, location }: Args) => {
  const [outcome, shell] = await Promise.all([readNotifications(), queryClient.ensureQueryData(shellQuery)]);
  if (outcome.type === "SIGNED_OUT") throw redirect({ href: paths.login(location.pathname + location.searchStr) });
  if (outcome.type === "UNAVAILABLE") answerStatus(503);
  // The bell says with the page how many are new, and not after it.
  const unseen = outcome.type === "LISTED" ? outcome.notifications.filter(({ isSeen }) => !isSeen).length : null;
  queryClient.setQueryData(unseenKey(shell.viewer?.uuid), unseen);
  const today = todayIn(editions[facts.edition].timeZone);
  return { ...outcome, today, head: unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Notifications`) }) };
};

/** One of them, by its id. */
export const loadNotification = async (id: string, args: Args) => {
  const loaded = await loadNotifications(args);
  if (loaded.type === "UNAVAILABLE") return loaded;
  const notification = loaded.notifications.find((candidate) => candidate.id === id);
  if (notification === undefined) throw notFound({ data: readablePath(args.location) });
  return {
    type: "FOUND" as const,
    notification,
    head: unlistedHead({ facts: args.context.facts, title: notification.title }),
  };
};
