import { msg } from "@lingui/core/macro";
import { editions } from "@safar/engine";
import { notFound, redirect } from "@tanstack/react-router";
import { paths } from "../../app/addresses/paths.ts";
import { answerStatus } from "../../app/loading/answer-status.ts";
import { type LoaderArgs, readablePath } from "../../app/loading/loader-args.ts";
import { readNotifications } from "../../calls/notifications.calls.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { i18nOf } from "../../i18n/i18n.ts";
import { unlistedHead } from "../../seo/page-head.ts";

/** The notifications of whoever is signed in. Who no longer is goes to sign in, and comes back here. */
export const loadNotifications = async ({ context: { facts }, location }: LoaderArgs) => {
  const outcome = await readNotifications();
  if (outcome.type === "SIGNED_OUT") throw redirect({ href: paths.login(location.pathname + location.searchStr) });
  if (outcome.type === "UNAVAILABLE") answerStatus(503);
  const today = todayIn(editions[facts.edition].timeZone);
  return { ...outcome, today, head: unlistedHead({ facts, title: i18nOf(facts.locale)._(msg`Notifications`) }) };
};

/** One of them, by its id. */
export const loadNotification = async (id: string, args: LoaderArgs) => {
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
