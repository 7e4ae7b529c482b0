import { createFileRoute, notFound } from "@tanstack/react-router";
import { lazy } from "react";
import { requestFacts } from "../app/loading/request-facts.ts";

// The condition is a constant of the build: a production build holds no workshop.
const FlowsPage = import.meta.env.WORKSHOP
  ? lazy(() => import("../workshop/flows/flows-page.tsx").then((module) => ({ default: module.FlowsPage })))
  : () => null;

export const Route = createFileRoute("/__flows")({
  staticData: { layout: "blank" },
  validateSearch: ({ flow }): { readonly flow?: string } => (typeof flow === "string" ? { flow } : {}),
  loader: ({ location }) => {
    if (!import.meta.env.WORKSHOP) throw notFound({ data: location.pathname });
  },
  head: ({ match }) => ({
    meta: [{ title: match.context.facts.locale === "ar" ? "المسارات · سفر" : "Flows · Safar" }],
  }),
  component: Flows,
});

function Flows() {
  const { flow } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FlowsPage
      locale={requestFacts().locale}
      flow={flow}
      onFlow={(chosen) => void navigate({ search: { flow: chosen } })}
    />
  );
}
