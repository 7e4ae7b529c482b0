import { Unavailable } from "../content/unavailable.tsx";
import type { loadFlightPayment } from "./load-payment.ts";
import PaymentPart from "./payment-part.tsx";
import { WalkPage } from "./walk-page.tsx";

/** Where a flight that is reserved is paid for. */
export function FlightPaymentPage(loaded: Awaited<ReturnType<typeof loadFlightPayment>>) {
  if (loaded.type === "UNREAD") return <Unavailable problem={loaded.problem} />;
  const { start } = loaded;
  return <WalkPage key={start.booking} entry={{ start, step: "payment" }} own={{ payment: PaymentPart }} />;
}
