import { createFileRoute } from "@tanstack/react-router";
import { authoriseChannel } from "../../../server/pages/realtime.ts";

export const Route = createFileRoute("/api/realtime/auth")({ server: { handlers: { POST: authoriseChannel } } });
