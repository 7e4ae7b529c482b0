import { Unavailable } from "../content/unavailable.tsx";
import type { loadHotelPayment } from "./load-payment.ts";
import PaymentPart from "./payment-part.tsx";
import { HotelsWalkPage } from "./walk-page.tsx";

/** Where rooms that are reserved are paid for. */
export function HotelPaymentPage(loaded: Awaited<ReturnType<typeof loadHotelPayment>>) {
  if (loaded.type === "UNREAD") return <Unavailable problem={loaded.problem} />;
  const { start } = loaded;
  return <HotelsWalkPage key={start.booking} entry={{ start, step: "payment" }} own={{ payment: PaymentPart }} />;
}
