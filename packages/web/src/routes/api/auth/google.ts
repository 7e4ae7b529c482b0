import { createFileRoute } from "@tanstack/react-router";
import { socialDeparture } from "../../../server/account/social-departure.ts";
import { only } from "../../../server/request/only.ts";

export const Route = createFileRoute("/api/auth/google")({
  server: { handlers: only({ GET: socialDeparture("google") }) },
});
