import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { currentAccount } from "../server/account/current-account.ts";
import { currentRequest } from "../server/request/current-request.ts";

/** The signed-in person's notifications, newest first. */
export const readNotifications = createServerFn().handler(async () => {
  const [{ context, services }, { signedIn }] = await Promise.all([currentRequest(), currentAccount()]);
  return signedIn(() => services.notifications.list(context.facts.locale));
});

/** How many the signed-in person has not seen; null when nobody can say. */
export const countUnseen = createServerFn().handler(async () => {
  const [{ services }, { signedIn }] = await Promise.all([currentRequest(), currentAccount()]);
  const outcome = await signedIn(() => services.notifications.markSeen([]));
  return outcome.type === "MARKED" ? outcome.unseen : null;
});

/** All of them when no ids are given. */
export const markNotificationsSeen = createServerFn({ method: "POST" })
  .validator(z.object({ ids: z.array(z.string().min(1).max(200)).max(200).optional() }))
  .handler(async ({ data: { ids } }) => {
    const [{ services }, { signedIn }] = await Promise.all([currentRequest(), currentAccount()]);
    return signedIn(() => services.notifications.markSeen(ids));
  });
