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
  /** The order that it tells of; left out for what tells of none. */
  readonly order?: string;
  readonly at: number;
  readonly seen: boolean;
};

export const notificationsIn = (store: Store): Collection<NotificationRow> =>
  store.collection<NotificationRow>("notifications", { indexes: { userId: ({ userId }) => userId } });

export type Notice = Pick<NotificationRow, "userId" | "title" | "body" | "link" | "order">;

/** Puts something important among somebody's notifications. */
export const keepNotice = (
  { store, uuid }: Pick<Call, "store" | "uuid">,
  notice: Notice & Pick<NotificationRow, "at" | "seen">,
): void => {
  notificationsIn(store).put({ ...notice, id: uuid(), kind: "important" });
};

/** The same now, with a hint where they look. Any room may. */
export const notify = (call: Call, notice: Notice): void => {
  keepNotice(call, { ...notice, at: call.now(), seen: false });
  call.publish(`private-user.${notice.userId}`, "notification.arrived", {});
};
