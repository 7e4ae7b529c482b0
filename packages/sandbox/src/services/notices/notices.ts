import type { Call } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import type { Words } from "../content/words.ts";

export type NotificationRow = {
  readonly id: string;
  readonly userId: string;
  readonly kind: "important" | "promotion";
  readonly title: Words;
  readonly body: Words;
  readonly link: string | null;
  readonly at: number;
  readonly seen: boolean;
};

export const notificationsIn = (store: Store): Collection<NotificationRow> =>
  store.collection<NotificationRow>("notifications", { indexes: { userId: ({ userId }) => userId } });

type Notice = Pick<NotificationRow, "userId" | "title" | "body" | "link">;

/** Puts something important among somebody's notifications, and hints at it where they look. Any room may. */
export const notify = (call: Call, { userId, ...notice }: Notice): void => {
  notificationsIn(call.store).put({
    ...notice,
    userId,
    id: call.uuid(),
    kind: "important",
    at: call.now(),
    seen: false,
  });
  call.publish(`private-user.${userId}`, "notification.arrived", {});
};
