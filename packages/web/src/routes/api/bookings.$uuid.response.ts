import { createFileRoute } from "@tanstack/react-router";
import { takeResponse } from "../../server/bookings/pages.ts";
import { only } from "../../server/request/only.ts";

export const Route = createFileRoute("/api/bookings/$uuid/response")({
  server: { handlers: only({ POST: takeResponse }) },
});
