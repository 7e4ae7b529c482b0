import type { Locale } from "../kernel/edition.ts";
import type { EpochMs } from "../kernel/ports.ts";
import type { Problem } from "../kernel/problem.ts";
import type { Unavailable } from "./content.types.ts";

export type NotificationTab = "important" | "promotion";

export type Notification = {
  readonly id: string;
  readonly tab: NotificationTab;
  readonly title: string;
  readonly body: string;
  /** A same-origin path without its language prefix, or an https address; null when there is nowhere to go. */
  readonly href: string | null;
  readonly at: EpochMs;
  readonly isSeen: boolean;
  /** Until when the booking that it tells of waits for an answer; null when it waits for none. */
  readonly respondBy: EpochMs | null;
  /** The IANA zone of the place that the answer is about; left out where none is waited for. */
  readonly respondZone?: string;
};

export type NotificationsOutcome =
  | { readonly type: "LISTED"; readonly notifications: readonly Notification[] }
  /** Nobody is signed in any more. */
  | { readonly type: "SIGNED_OUT" }
  | Unavailable;

export type SeenOutcome =
  | { readonly type: "MARKED"; readonly unseen: number }
  | { readonly type: "SIGNED_OUT" }
  | { readonly type: "UNAVAILABLE"; readonly problem: Problem };

/** The signed-in user's notifications, newest first. Neither method rejects. */
export interface NotificationsService {
  list(locale: Locale): Promise<NotificationsOutcome>;
  /** All of them when no ids are given, and none of an empty list: that only asks how many there are. Marking one twice changes nothing. */
  markSeen(ids?: readonly string[]): Promise<SeenOutcome>;
}

export const notificationsIn = (
  notifications: readonly Notification[],
  tab: NotificationTab,
): readonly Notification[] => notifications.filter((notification) => notification.tab === tab);

/** However many there are, so many are read at a time. */
const pageLength = 25;

export type NotificationPage = {
  readonly listed: readonly Notification[];
  /** From 1; of a page that there is not, the nearest one. */
  readonly page: number;
  readonly pages: number;
};

/** One page of a tab's notifications. */
export const notificationPageOf = (
  notifications: readonly Notification[],
  { tab, page: asked }: { readonly tab: NotificationTab; readonly page: number },
): NotificationPage => {
  const all = notificationsIn(notifications, tab);
  const pages = Math.max(1, Math.ceil(all.length / pageLength));
  const page = Math.min(Math.max(1, Math.trunc(asked)), pages);
  return { listed: all.slice((page - 1) * pageLength, page * pageLength), page, pages };
};

export const unseenIn = (notifications: readonly Notification[], tab: NotificationTab): number =>
  notificationsIn(notifications, tab).filter(({ isSeen }) => !isSeen).length;
