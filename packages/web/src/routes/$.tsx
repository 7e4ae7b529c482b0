import { createFileRoute, notFound } from "@tanstack/react-router";
import { explainMissing } from "../calls/missing.calls.ts";

export const Route = createFileRoute("/$")({
  staticData: { layout: "error" },
  loader: async ({ location }) => {
    const { reason } = await explainMissing({ data: location.pathname });
    throw reason === "checkFailed" ? notFound({ data: location.pathname }) : notFound();
  },
});
