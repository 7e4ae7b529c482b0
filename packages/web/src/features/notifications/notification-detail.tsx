import { Unavailable } from "../content/unavailable.tsx";
import type { loadNotification } from "./load-notifications.ts";
import { NotificationPage } from "./notification-page.tsx";

/** What the loader of either address of a notification came to. */
export const NotificationDetail = ({ loaded }: { loaded: Awaited<ReturnType<typeof loadNotification>> }) =>
  loaded.type === "FOUND" ? (
    <NotificationPage notification={loaded.notification} />
  ) : (
    <Unavailable problem={loaded.problem} />
  );
