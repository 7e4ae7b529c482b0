import { createFileRoute } from "@tanstack/react-router";
import { authoriseChannel } from "../../../server/pages/realtime.ts";
import { only } from "../../../server/request/only.ts";

export const Route = createFileRoute("/api/realtime/auth")({ server: { handlers: only({ POST: authoriseChannel }) } });
