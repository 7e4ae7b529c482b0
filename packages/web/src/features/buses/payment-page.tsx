import { Unavailable } from "../content/unavailable.tsx";
import type { loadBusPayment } from "./load-payment.ts";
import PaymentPart from "./payment-part.tsx";
import { BusWalkPage } from "./walk-page.tsx";

/** Where a bus that is reserved is paid for. */
export function BusPaymentPage(loaded: Awaited<ReturnType<typeof loadBusPayment>>) {
  if (loaded.type === "UNREAD") return <Unavailable problem={loaded.problem} />;
  const { start } = loaded;
  return <BusWalkPage key={start.booking} entry={{ start, step: "payment" }} own={{ payment: PaymentPart }} />;
}
