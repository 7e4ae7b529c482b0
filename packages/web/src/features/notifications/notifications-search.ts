import type { NotificationTab } from "@safar/engine";

/** `?tab=promotion`; the important ones are shown without it. */
export const notificationsSearch = (
  search: Readonly<Record<string, unknown>>,
): { readonly tab?: NotificationTab | undefined } => ({ tab: search.tab === "promotion" ? "promotion" : undefined });

/** `?id=…` of one notification. The router reads digits as a number, and would write a text of digits in quotes. */
export const notificationSearch = ({
  id,
}: Readonly<Record<string, unknown>>): { readonly id?: string | number | undefined } => ({
  id: typeof id === "string" || typeof id === "number" ? id : undefined,
});
