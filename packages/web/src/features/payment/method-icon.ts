import type { PaymentFlow } from "@safar/engine";
import type { LucideIcon } from "@safar/ui/icon";
import { CircleDollarSign, CreditCard, Landmark, ReceiptText, ScanFace, Smartphone, Wallet } from "lucide-react";

/** By how a method is paid, so that one nobody knew of has a picture too. */
export const methodIcons: Readonly<Record<PaymentFlow, LucideIcon>> = {
  card: CreditCard,
  redirect: Landmark,
  otp: Smartphone,
  sdk: ScanFace,
  voucher: ReceiptText,
  balance: Wallet,
  unknown: CircleDollarSign,
};
