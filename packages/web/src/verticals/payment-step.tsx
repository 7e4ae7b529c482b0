import { Unavailable } from "../features/content/unavailable.tsx";
import type { loadPayment } from "../features/walk/load-payment.ts";
import "../features/walk/payment-part.tsx";

/** Where what a vertical has reserved is paid for, which comes with the script of its part: `StepsPage` shows it. */
export const PaymentStep = ({ loaded }: { readonly loaded: Awaited<ReturnType<typeof loadPayment>> }) =>
  "problem" in loaded && <Unavailable problem={loaded.problem} />;
