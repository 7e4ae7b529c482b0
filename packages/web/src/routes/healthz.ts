import { createFileRoute } from "@tanstack/react-router";
import { live } from "../server/pages/health.ts";

export const Route = createFileRoute("/healthz")({ server: { handlers: { GET: live } } });
