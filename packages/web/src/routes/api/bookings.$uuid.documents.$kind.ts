import { createFileRoute } from "@tanstack/react-router";
import { giveDocument } from "../../server/bookings/pages.ts";
import { only } from "../../server/request/only.ts";

export const Route = createFileRoute("/api/bookings/$uuid/documents/$kind")({
  server: { handlers: only({ GET: giveDocument }) },
});
