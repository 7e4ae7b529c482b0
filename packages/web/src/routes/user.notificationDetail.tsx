import { createFileRoute } from "@tanstack/react-router";
import { Unavailable } from "../features/content/unavailable.tsx";
import { loadNotification } from "../features/notifications/load-notifications.ts";
import { NotificationPage } from "../features/notifications/notification-page.tsx";
import { notificationSearch } from "../features/notifications/notifications-search.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/user/notificationDetail")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["notifications", "content"], auth: true },
  validateSearch: notificationSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, ...args }) => loadNotification(String(deps.id ?? ""), args),
  head: headOfLoader,
  component: Detail,
});

function Detail() {
  const loaded = Route.useLoaderData();
  return loaded.type === "FOUND" ? (
    <NotificationPage notification={loaded.notification} />
  ) : (
    <Unavailable problem={loaded.problem} />
  );
}
