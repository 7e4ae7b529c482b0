import { Container } from "@safar/ui/layout";
import { PaymentScreen } from "../payment/payment-screen.tsx";
import { FlightSummary } from "./flight-summary.tsx";
import type { Walk } from "./use-walk.ts";
import { WalkSkeleton } from "./walk-skeleton.tsx";

export default function PaymentPart({ view }: Walk) {
  const { payment } = view.children;
  if (payment === undefined) return <WalkSkeleton />;
  return (
    <Container>
      <PaymentScreen actor={payment} product="flights" summary={<FlightSummary view={view} />} />
    </Container>
  );
}
