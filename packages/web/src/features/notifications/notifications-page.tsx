import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  type CalendarDate,
  type Notification,
  type NotificationTab,
  notificationPageOf,
  unseenIn,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Spread } from "@safar/ui/layout";
import { Pagination } from "@safar/ui/pagination";
import { Tabs } from "@safar/ui/tabs";
import { useHydrated, useRouter } from "@tanstack/react-router";
import { Bell, Tag } from "lucide-react";
import { useHints } from "../../engine/live/hints.ts";
import { AccountPlace } from "../shell/account-place.tsx";
import { NotificationDays } from "./notification-days.tsx";
import * as css from "./notifications.css.ts";
import { notificationsAddress } from "./notifications-search.ts";
import { useMarkSeen } from "./use-mark-seen.ts";

const arrivals = ["notification.arrived"];

/** What the person should know, and what may interest them, apart. */
export function NotificationsPage({
  notifications,
  tab,
  page = 1,
  today,
  onTab,
}: {
  notifications: readonly Notification[];
  tab: NotificationTab;
  /** Of the tab, from 1. */
  page?: number | undefined;
  /** Where the edition's people live. */
  today: CalendarDate;
  onTab: (tab: NotificationTab) => void;
}) {
  const { t } = useLingui();
  const { state, mark } = useMarkSeen();
  const isAlive = useHydrated();
  const router = useRouter();
  // What arrives while somebody looks is there at once.
  useHints(arrivals, () => void router.invalidate());
  const unseen = unseenIn(notifications, "important") + unseenIn(notifications, "promotion");
  const labelOf = (name: string, of: NotificationTab) => {
    const count = unseenIn(notifications, of);
    return count === 0 ? name : t`${name} (${count} new)`;
  };
  const panelOf = (of: NotificationTab) => {
    const { listed, page: at, pages } = notificationPageOf(notifications, { tab: of, page: of === tab ? page : 1 });
    if (listed.length === 0) return of === "important" ? <NothingImportant /> : <NoPromotions />;
    return (
      <div className={css.page}>
        <NotificationDays listed={listed} today={today} onSeen={(id) => void mark([id])} />
        <Pagination
          label={t`Pages of notifications`}
          previous={t`Previous page`}
          next={t`Next page`}
          page={at}
          pages={pages}
          hrefOf={(number) => notificationsAddress(of, number)}
          nameOf={(page) => t`Page ${page}`}
        />
      </div>
    );
  };
  return (
    <AccountPlace width="wide">
      <div className={css.page}>
        <Spread>
          <h1>
            <Trans>Notifications</Trans>
          </h1>
          {unseen > 0 && (
            <Button size="small" busy={state === "busy"} disabled={!isAlive} onClick={() => mark()}>
              <Trans>Mark all as seen</Trans>
            </Button>
          )}
        </Spread>
        <p role="status" className={css.summary}>
          {unseen === 0 ? (
            <Trans>You are all caught up.</Trans>
          ) : (
            <Plural
              value={unseen}
              one="# notification you have not seen yet."
              other="# notifications you have not seen yet."
            />
          )}
        </p>
        {state === "failed" && (
          <Alert tone="danger" live title={t`They could not be marked as seen`}>
            <Trans>Nothing was changed. Try again in a moment.</Trans>
          </Alert>
        )}
        <Tabs
          label={t`Kinds of notifications`}
          selected={tab}
          onSelect={(id) => onTab(id === "promotion" ? "promotion" : "important")}
          tabs={[
            { id: "important", label: labelOf(t`Important`, "important"), icon: Bell, panel: panelOf("important") },
            { id: "promotion", label: labelOf(t`Promotions`, "promotion"), icon: Tag, panel: panelOf("promotion") },
          ]}
        />
      </div>
    </AccountPlace>
  );
}

const NothingImportant = () => (
  <EmptyState icon={Bell} title={<Trans>No important notifications</Trans>}>
    <Trans>Updates about your bookings, refunds and account will appear here.</Trans>
  </EmptyState>
);

const NoPromotions = () => (
  <EmptyState icon={Tag} title={<Trans>No promotions now</Trans>}>
    <Trans>Offers and stories for you will appear here.</Trans>
  </EmptyState>
);
