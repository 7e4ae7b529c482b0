import { createFileRoute } from "@tanstack/react-router";
import { takeProof } from "../../server/bookings/pages.ts";
import { only } from "../../server/request/only.ts";

export const Route = createFileRoute("/api/bookings/$uuid/proof")({
  server: { handlers: only({ POST: takeProof }) },
});
