import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/names.ts";
import { type Notice, notify } from "../notices/notices.ts";
import { bookingPageOf } from "../orders/booking-page.ts";
import { momentWords } from "../orders/moment-words.ts";
import type { Order } from "../orders/order.ts";
import { statusNames } from "../orders/status-names.ts";

type Told = Pick<Notice, "title" | "body">;

const standsNow = ({ status, subtitle, subtitleAr, title, titleAr }: Order): Told => ({
  title: { en: `${title}: ${statusNames[status].en}`, ar: `${titleAr}: ${statusNames[status].ar}` },
  body: { en: subtitle, ar: subtitleAr },
});

/** What the supplier has made of it, and what can be done about that. */
const isOtherwise = ({ starts, subtitle, subtitleAr, title, titleAr, sale }: Order): Told => {
  const leave: Names =
    sale?.isWaived === true
      ? { en: " If it does not suit you, you can cancel free of charge.", ar: " وإن لم يناسبك فيمكنك الإلغاء مجانًا." }
      : { en: "", ar: "" };
  return {
    title: { en: `Your booking has changed: ${title}`, ar: `تغيّر حجزك: ${titleAr}` },
    body: {
      en: `${subtitle} is now on ${momentWords(starts, "en")}.${leave.en}`,
      ar: `${subtitleAr}: الموعد الآن ${momentWords(starts, "ar")}.${leave.ar}`,
    },
  };
};

/** Where an order of an account's stands, as its owner is told; null for a guest's. */
export const noticeOf = (order: Order): Notice | null => {
  const { id, status, userId } = order;
  if (userId === null) return null;
  const told = status === "Updated" ? isOtherwise(order) : standsNow(order);
  return { ...told, userId, order: id, link: bookingPageOf(order) };
};

/** Whoever has an account finds among their notifications where an order of theirs stands now. */
export const tellAccount = (call: Call, order: Order): void => {
  const notice = noticeOf(order);
  if (notice !== null) notify(call, notice);
};
