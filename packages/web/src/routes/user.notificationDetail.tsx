import { createFileRoute } from "@tanstack/react-router";
import { loadNotification } from "../features/notifications/load-notifications.ts";
import { NotificationDetail } from "../features/notifications/notification-detail.tsx";
import { notificationSearch } from "../features/notifications/notifications-search.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/user/notificationDetail")({
  staticData: { auth: true },
  validateSearch: notificationSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, ...args }) => loadNotification(String(deps.id ?? ""), args),
  head: headOfLoader,
  component: Detail,
});

function Detail() {
  return <NotificationDetail loaded={Route.useLoaderData()} />;
}
