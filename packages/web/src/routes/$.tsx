import { createFileRoute, notFound } from "@tanstack/react-router";
import { explainMissing } from "../calls/missing.calls.ts";

/** No page has a longer one. */
const longestPath = 2000;

export const Route = createFileRoute("/$")({
  staticData: { layout: "error" },
  loader: async ({ location }) => {
    const { reason } = await explainMissing({ data: location.pathname.slice(0, longestPath) });
    throw reason === "checkFailed" ? notFound({ data: location.pathname }) : notFound();
  },
});
