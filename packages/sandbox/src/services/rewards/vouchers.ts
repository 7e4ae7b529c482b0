import type { Call, EpochMs } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { shareOf, unitsOf } from "../orders/money.ts";
import type { Order, OrderVertical } from "../orders/order.ts";

export type Voucher = {
  readonly code: string;
  readonly title: string;
  readonly titleAr: string;
  /** Hundredths of a percent of the order. */
  readonly basisPoints: number;
  /** Whole units by currency; a voucher counts for the currencies listed. */
  readonly cap: Readonly<Record<string, number>>;
  readonly minimumOrder: Readonly<Record<string, number>>;
  readonly validUntil: EpochMs | null;
  /** Somebody has used it up. */
  readonly isSpent: boolean;
};

export const vouchers: readonly Voucher[] = [
  {
    code: "EID10",
    title: "10% off your next trip, up to Rs 5,000 or SAR 150",
    titleAr: "خصم 10% على رحلتك القادمة، حتى 5,000 روبية أو 150 ريالًا",
    basisPoints: 1_000,
    cap: { PKR: 5_000, SAR: 150 },
    minimumOrder: { PKR: 2_000, SAR: 50 },
    validUntil: null,
    isSpent: false,
  },
  {
    code: "EXPIRED1",
    title: "An offer that is over",
    titleAr: "عرض منتهٍ",
    basisPoints: 2_000,
    cap: { PKR: 5_000, SAR: 150 },
    minimumOrder: { PKR: 0, SAR: 0 },
    validUntil: Date.UTC(2026, 0, 1),
    isSpent: false,
  },
  {
    code: "USED1",
    title: "A voucher for one use",
    titleAr: "قسيمة تُستخدم مرة واحدة",
    basisPoints: 2_000,
    cap: { PKR: 5_000, SAR: 150 },
    minimumOrder: { PKR: 0, SAR: 0 },
    validUntil: null,
    isSpent: true,
  },
];

/** How a voucher stands for a person who looks at theirs. */
export const voucherStateFor = (
  call: Pick<Call, "store" | "now">,
  { code, isSpent, validUntil }: Voucher,
  userId: string,
): "available" | "used" | "expired" => {
  if (isSpent || usesIn(call.store).get(`${code}:${userId}`) !== undefined) return "used";
  return validUntil !== null && validUntil <= call.now() ? "expired" : "available";
};

export type VoucherRefusal = "voucher_invalid" | "voucher_expired" | "voucher_not_applicable" | "voucher_used";

/** Who used a voucher for which order; a voucher counts once for each person. */
type VoucherUse = { readonly id: string; readonly order: string };

const usesIn = (store: Store): Collection<VoucherUse> => store.collection<VoucherUse>("voucher_uses");

const withoutVouchers: ReadonlySet<OrderVertical> = new Set(["wallet", "subscription"]);

type VoucherOrder = Pick<Order, "id" | "vertical" | "userId" | "contact" | "amountDue" | "lines">;

const voucherUseOf = (code: string, { userId, contact }: VoucherOrder): string =>
  `${code}:${userId ?? contact.email.toLowerCase()}`;

/** What a voucher takes off an order, in minor units, or why it does not count. */
export const applyVoucher = (
  call: Pick<Call, "store" | "now">,
  code: string,
  order: VoucherOrder,
): { readonly voucher: Voucher; readonly minor: number } | { readonly refusal: VoucherRefusal } => {
  const voucher = vouchers.find((one) => one.code === code.trim().toUpperCase());
  if (voucher === undefined) return { refusal: "voucher_invalid" };
  if (voucher.validUntil !== null && voucher.validUntil <= call.now()) return { refusal: "voucher_expired" };
  const use = usesIn(call.store).get(voucherUseOf(voucher.code, order));
  if (voucher.isSpent || (use !== undefined && use.order !== order.id)) return { refusal: "voucher_used" };
  const { minor: due, currency } = order.amountDue;
  const [cap, minimum] = [voucher.cap[currency], voucher.minimumOrder[currency]];
  const hasVoucher = order.lines.some((line) => line.kind === "voucher");
  if (cap === undefined || minimum === undefined || hasVoucher || withoutVouchers.has(order.vertical)) {
    return { refusal: "voucher_not_applicable" };
  }
  if (due < unitsOf(minimum, currency)) return { refusal: "voucher_not_applicable" };
  return { voucher, minor: Math.min(shareOf(due, voucher.basisPoints, currency), unitsOf(cap, currency)) };
};

/** What a voucher would take off an amount, in minor units, were it booked by this person; nobody has ordered anything yet. */
export const weighVoucher = (
  call: Pick<Call, "store" | "now" | "userId">,
  code: string,
  { amountDue, email }: { readonly amountDue: Order["amountDue"]; readonly email: string },
) => {
  const { userId } = call;
  const order = { id: "", vertical: "flights", userId, contact: { email, phone: "" }, amountDue, lines: [] } as const;
  const applied = applyVoucher(call, code, order);
  return {
    voucher: vouchers.find((one) => one.code === code.trim().toUpperCase()) ?? null,
    minor: "minor" in applied ? applied.minor : 0,
    refusal: "refusal" in applied ? applied.refusal : null,
  };
};

export const takeVoucher = (call: Pick<Call, "store">, code: string, order: VoucherOrder): void =>
  usesIn(call.store).put({ id: voucherUseOf(code, order), order: order.id });

/** The payment came to nothing, so the voucher may be used again. */
export const freeVoucher = (call: Pick<Call, "store">, code: string, order: VoucherOrder): void =>
  usesIn(call.store).delete(voucherUseOf(code, order));
