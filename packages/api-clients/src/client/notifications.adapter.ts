import type { Locale, NotificationsService, Problem } from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import { cleanText, safeHref } from "./content.text.ts";
import { notificationsEndpoints } from "./notifications.endpoints.ts";

const lost = (problem: Problem) =>
  problem.kind === "refused" && problem.status === 401
    ? ({ type: "SIGNED_OUT" } as const)
    : ({ type: "UNAVAILABLE", problem } as const);

/** `clientFor` gives a client of the client service that speaks the language, for the signed-in user. */
export const createNotificationsService = (clientFor: (locale: Locale) => ServiceClient): NotificationsService => ({
  async list(locale) {
    const answer = await clientFor(locale).call(notificationsEndpoints.notifications, {});
    if (!answer.ok) return lost(answer.error);
    const notifications = answer.value.items.map(({ id, kind, title, body, link, at, seen }) => ({
      id,
      // A kind that is not known yet must not be missed among offers.
      tab: kind === "promotion" ? kind : ("important" as const),
      title: cleanText(title),
      body: cleanText(body),
      href: safeHref(link),
      at: Date.parse(at),
      isSeen: seen,
    }));
    return { type: "LISTED", notifications };
  },
  async markSeen(ids) {
    const answer = await clientFor("en").call(notificationsEndpoints.userEvent, {
      name: "notification-seen",
      ...(ids === undefined ? {} : { ids: [...ids] }),
    });
    return answer.ok ? { type: "MARKED", unseen: answer.value.unseen } : lost(answer.error);
  },
});
