import type { SoldVertical } from "../app/verticals.ts";
import { Unavailable } from "../features/content/unavailable.tsx";
import type { loadPayment } from "../features/walk/load-payment.ts";
import PaymentPart from "../features/walk/payment-part.tsx";
import { verticalRooms } from "./registry.ts";

const held = { name: "payment", Part: PaymentPart } as const;

type Props = { readonly vertical: SoldVertical; readonly loaded: Awaited<ReturnType<typeof loadPayment>> };

/** Where what a vertical has reserved is paid for. */
export function PaymentPage({ vertical, loaded }: Props) {
  const { Page } = verticalRooms[vertical].steps.use();
  if (loaded.type === "UNREAD") return <Unavailable problem={loaded.problem} />;
  const { booking } = loaded;
  return <Page key={booking.uuid} opened={{ booking }} step="payment" held={held} />;
}
