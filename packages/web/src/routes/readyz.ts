import { createFileRoute } from "@tanstack/react-router";
import { ready } from "../server/pages/health.ts";

export const Route = createFileRoute("/readyz")({ server: { handlers: { GET: ready } } });
