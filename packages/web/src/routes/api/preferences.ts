import { createFileRoute } from "@tanstack/react-router";
import { keepPreferences } from "../../server/pages/preferences.ts";
import { only } from "../../server/request/only.ts";

export const Route = createFileRoute("/api/preferences")({ server: { handlers: only({ POST: keepPreferences }) } });
