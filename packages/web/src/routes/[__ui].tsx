import { createFileRoute, notFound } from "@tanstack/react-router";
import { lazy } from "react";

// The condition is a constant of the build: a production build holds no workshop.
const Workshop = import.meta.env.WORKSHOP
  ? lazy(() => import("../workshop/workshop-page.tsx").then((module) => ({ default: module.WorkshopPage })))
  : () => null;

export const Route = createFileRoute("/__ui")({
  staticData: { layout: "blank" },
  loader: ({ location }) => {
    if (!import.meta.env.WORKSHOP) throw notFound({ data: location.pathname });
  },
  component: Workshop,
});
