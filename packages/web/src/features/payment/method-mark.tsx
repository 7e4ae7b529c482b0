import type { PaymentFlow, PaymentMethod } from "@safar/engine";
import { Emblem } from "@safar/ui/emblem";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import {
  CalendarClock,
  CircleDollarSign,
  CreditCard,
  Landmark,
  ReceiptText,
  ScanFace,
  Store,
  Wallet,
} from "lucide-react";

/** By how a method is paid, so that one nobody knew of has a picture too; those of a firm are told apart by a mark drawn for it. */
const flowIcons: Readonly<Record<PaymentFlow, LucideIcon | null>> = {
  card: CreditCard,
  redirect: CalendarClock,
  otp: null,
  sdk: ScanFace,
  voucher: ReceiptText,
  balance: Wallet,
  unknown: CircleDollarSign,
};
/** What is no firm's. */
const ownIcons: Readonly<Record<string, LucideIcon>> = {
  bank_transfer: Landmark,
  otc_voucher: Store,
  payout: Landmark,
};
/** Firms whose real marks are theirs to give. */
const firms: ReadonlySet<string> = new Set(["mada", "sadad"]);

/** What a method is known by at a glance. Its name stands beside it. */
export function MethodMark({ method: { code, flow } }: { method: Pick<PaymentMethod, "code" | "flow"> }) {
  const icon = firms.has(code) ? null : (ownIcons[code] ?? flowIcons[flow]);
  return icon === null ? <Emblem of={code} /> : <Icon of={icon} />;
}
