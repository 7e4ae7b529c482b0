import type { NotificationTab } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";

/** `?tab=promotion` and `?page=2`; the important ones, and the newest of them, are shown without. */
export const notificationsSearch = ({
  page,
  tab,
}: Readonly<Record<string, unknown>>): {
  readonly tab?: NotificationTab | undefined;
  readonly page?: number | undefined;
} => ({
  tab: tab === "promotion" ? "promotion" : undefined,
  page: typeof page === "number" && Number.isSafeInteger(page) && page > 1 ? page : undefined,
});

/** Where a page of a tab is. */
export const notificationsAddress = (tab: NotificationTab, page: number): string => {
  const query = new URLSearchParams();
  if (tab === "promotion") query.set("tab", tab);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? paths.notifications() : `${paths.notifications()}?${query}`;
};

/** `?id=…` of one notification. The router reads digits as a number, and would write a text of digits in quotes. */
export const notificationSearch = ({
  id,
}: Readonly<Record<string, unknown>>): { readonly id?: string | number | undefined } => ({
  id: typeof id === "string" || typeof id === "number" ? id : undefined,
});
