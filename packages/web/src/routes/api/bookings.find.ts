import { createFileRoute } from "@tanstack/react-router";
import { findFromPage } from "../../server/bookings/pages.ts";
import { only } from "../../server/request/only.ts";

export const Route = createFileRoute("/api/bookings/find")({
  server: { handlers: only({ POST: findFromPage }) },
});
