import { createFileRoute } from "@tanstack/react-router";
import { ready } from "../server/pages/health.ts";
import { only } from "../server/request/only.ts";

export const Route = createFileRoute("/readyz")({ server: { handlers: only({ GET: ready }) } });
