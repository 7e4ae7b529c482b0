import { createFileRoute } from "@tanstack/react-router";
import { ofSold } from "../app/verticals.ts";
import { loadPayment } from "../features/walk/load-payment.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";
import { PaymentStep } from "../verticals/payment-step.tsx";

export const Route = createFileRoute("/_steps/$vertical/payments/$uuid")({
  params: { parse: ({ uuid, vertical }) => ofSold("urlSegment", vertical, { uuid }) },
  staticData: {
    late: "steps",
    isStep: true,
  },
  loader: ({ params, ...args }) => loadPayment(params.vertical, params.uuid, args),
  head: headOfLoader,
  component: Payment,
});

function Payment() {
  return <PaymentStep loaded={Route.useLoaderData()} />;
}
