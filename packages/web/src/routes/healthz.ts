import { createFileRoute } from "@tanstack/react-router";
import { live } from "../server/pages/health.ts";
import { only } from "../server/request/only.ts";

export const Route = createFileRoute("/healthz")({ server: { handlers: only({ GET: live }) } });
