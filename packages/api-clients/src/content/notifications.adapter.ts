import type { Locale, NotificationsService } from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import { unavailableOf } from "../wire/refusals.ts";
import { cleanText, safeHref } from "../wire/text.ts";
import { instantOf, instantOrNull, unmeasured } from "../wire/times.ts";
import { notificationsEndpoints } from "./notifications.endpoints.ts";

/** `clientFor` gives a client of the client service that speaks the language, for the signed-in user. */
export const createNotificationsService = (clientFor: (locale: Locale) => ServiceClient): NotificationsService => ({
  async list(locale) {
    const answer = await clientFor(locale).call(notificationsEndpoints.notifications, {});
    if (!answer.ok) return unavailableOf(answer.error);
    const notifications = answer.value.items.map(
      ({ id, kind, title, body, link, at, respond_by, respond_tz, seen }) => ({
        id,
        // A kind that is not known yet must not be missed among offers.
        tab: kind === "promotion" ? kind : ("important" as const),
        title: cleanText(title),
        body: cleanText(body),
        href: safeHref(link),
        at: instantOf(at, unmeasured),
        isSeen: seen,
        respondBy: instantOrNull(respond_by ?? null, unmeasured),
        ...(respond_tz == null ? {} : { respondZone: respond_tz }),
      }),
    );
    return { type: "LISTED", notifications };
  },
  async markSeen(ids) {
    const answer = await clientFor("en").call(notificationsEndpoints.userEvent, {
      name: "notification-seen",
      ...(ids === undefined ? {} : { ids: [...ids] }),
    });
    return answer.ok ? { type: "MARKED", unseen: answer.value.unseen } : unavailableOf(answer.error);
  },
});
