import { createFileRoute } from "@tanstack/react-router";
import { version } from "../server/pages/health.ts";

export const Route = createFileRoute("/version")({ server: { handlers: { GET: version } } });
