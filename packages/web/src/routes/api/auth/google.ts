import { createFileRoute } from "@tanstack/react-router";
import { socialDeparture } from "../../../server/account/social-departure.ts";

export const Route = createFileRoute("/api/auth/google")({ server: { handlers: { GET: socialDeparture("google") } } });
