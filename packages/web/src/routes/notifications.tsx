import { createFileRoute } from "@tanstack/react-router";
import { Unavailable } from "../features/content/unavailable.tsx";
import { loadNotifications } from "../features/notifications/load-notifications.ts";
import { NotificationsPage } from "../features/notifications/notifications-page.tsx";
import { notificationsSearch } from "../features/notifications/notifications-search.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/notifications")({
  staticData: { auth: true },
  validateSearch: notificationsSearch,
  loader: loadNotifications,
  head: headOfLoader,
  component: Notifications,
});

function Notifications() {
  const loaded = Route.useLoaderData();
  const { page, tab = "important" } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (loaded.type === "UNAVAILABLE") return <Unavailable problem={loaded.problem} />;
  return (
    <NotificationsPage
      notifications={loaded.notifications}
      tab={tab}
      page={page}
      today={loaded.today}
      onTab={(chosen) =>
        void navigate({ search: chosen === "promotion" ? { tab: chosen } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
