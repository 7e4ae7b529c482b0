import type { Call } from "../../core/service.ts";
import { notify } from "../notices/notices.ts";
import type { Order } from "../orders/order.ts";
import { statusNames } from "../orders/status-names.ts";

/** Whoever has an account finds among their notifications where an order of theirs stands now. */
export const tellAccount = (
  call: Call,
  { status, subtitle, subtitleAr, title, titleAr, userId, vertical }: Order,
): void => {
  if (userId === null) return;
  const { ar, en } = statusNames[status];
  notify(call, {
    userId,
    title: { en: `${title}: ${en}`, ar: `${titleAr}: ${ar}` },
    body: { en: subtitle, ar: subtitleAr },
    link: vertical === "wallet" ? "/wallet" : "/bookings",
  });
};
