import type { Names } from "../../world/names.ts";
import type { OrderStatus } from "./order-status.ts";

/** What a booking is said to be, on paper and in mails. */
export const statusNames: Readonly<Record<OrderStatus, Names>> = {
  Pending: { en: "Waiting for payment", ar: "بانتظار الدفع" },
  Processing: { en: "Being confirmed", ar: "قيد التأكيد" },
  Confirmed: { en: "Confirmed", ar: "مؤكَّد" },
  "Partially Confirmed": { en: "Partially confirmed", ar: "مؤكَّد جزئيًا" },
  Updated: { en: "Changed by the provider", ar: "غيّره المزوّد" },
  Modified: { en: "Changed by you", ar: "غيّرته أنت" },
  Expired: { en: "Expired", ar: "منتهٍ" },
  Cancelled: { en: "Cancelled", ar: "ملغى" },
  "Refund In Progress": { en: "Refund in progress", ar: "الاسترداد جارٍ" },
  Refunded: { en: "Refunded", ar: "استُرد المبلغ" },
};
