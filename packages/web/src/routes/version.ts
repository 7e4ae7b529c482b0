import { createFileRoute } from "@tanstack/react-router";
import { version } from "../server/pages/health.ts";
import { only } from "../server/request/only.ts";

export const Route = createFileRoute("/version")({ server: { handlers: only({ GET: version }) } });
