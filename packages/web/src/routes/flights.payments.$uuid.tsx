import { createFileRoute } from "@tanstack/react-router";
import { Unavailable } from "../features/content/unavailable.tsx";
import { loadPayment } from "../features/flights/load-payment.ts";
import PaymentPart from "../features/flights/payment-part.tsx";
import { WalkPage } from "../features/flights/walk-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/flights/payments/$uuid")({
  codeSplitGroupings: [["loader", "component"]],
  staticData: { catalogues: ["content", "account", "flights", "flight-results", "checkout", "payment"] },
  loader: ({ params, ...args }) => loadPayment(params.uuid, args),
  head: headOfLoader,
  component: Payment,
});

function Payment() {
  const loaded = Route.useLoaderData();
  if (loaded.type === "UNREAD") return <Unavailable problem={loaded.problem} />;
  const { start } = loaded;
  return <WalkPage key={start.booking} entry={{ start, step: "payment" }} own={{ payment: PaymentPart }} />;
}
