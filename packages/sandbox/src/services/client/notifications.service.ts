import { notificationsEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService, refuse } from "../../core/service.ts";
import { sampleUsers } from "../accounts/sample-users.ts";
import { sampleNotifications } from "../content/notifications.data.ts";
import { say } from "../content/words.ts";
import { type NotificationRow, notificationsIn } from "../notices/notices.ts";
import { respondByOf } from "../orders/booking-list.ts";
import { orderOf } from "../orders/order.ts";

const ownIn = ({ store, userId }: Call): NotificationRow[] => {
  if (userId === null) throw refuse("unauthorised", { status: 401, message: "Sign in first." });
  return notificationsIn(store).where("userId", userId);
};

const hour = 3_600_000;
const many = 5000;

/** Those that a person has, or, where somebody has asked for a crowd, the same over and over. */
const shownTo = (call: Call): readonly NotificationRow[] => {
  const rows = ownIn(call).toSorted((one, other) => other.at - one.at);
  if (rows.length === 0 || !call.scenario("many_notifications")) return rows;
  return Array.from({ length: Math.ceil(many / rows.length) }, (_, turn) =>
    rows.map((row) => ({ ...row, id: turn === 0 ? row.id : `${row.id}-${turn}`, at: row.at - turn * hour })),
  )
    .flat()
    .slice(0, many)
    .toSorted((one, other) => other.at - one.at);
};

/** Until when the order that it tells of waits for an answer, and where; nulls for one that waits for none, or no more. */
const respondParts = ({ now, store }: Call, id: string | undefined) => {
  const order = id === undefined ? undefined : orderOf(store, id);
  const until = order === undefined ? null : respondByOf(order, now());
  return { respond_by: until, respond_tz: until === null ? null : (order?.starts.zone ?? null) };
};

export const notificationsService = defineService({
  endpoints: notificationsEndpoints,
  handlers: {
    notifications: (call) => ({
      items: shownTo(call).map(({ id, kind, title, body, link, at, order, seen }) => ({
        id,
        kind,
        title: say(call, title),
        body: say(call, body),
        link,
        at: new Date(at).toISOString(),
        seen,
        ...respondParts(call, order),
      })),
    }),
    userEvent: (call, { ids }) => {
      const unseen = ownIn(call).filter(({ seen }) => !seen);
      const marked = unseen.filter(({ id }) => ids === undefined || ids.includes(id));
      for (const row of marked) notificationsIn(call.store).put({ ...row, seen: true });
      return { unseen: unseen.length - marked.length };
    },
  },
  seed: (call) => {
    const rows = notificationsIn(call.store);
    for (const { id: userId } of Object.values(sampleUsers)) {
      for (const { hoursAgo, ...sample } of sampleNotifications) {
        rows.put({ ...sample, id: call.uuid(), userId, at: call.now() - hoursAgo * hour });
      }
    }
  },
});
