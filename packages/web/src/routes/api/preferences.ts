import { createFileRoute } from "@tanstack/react-router";
import { keepPreferences } from "../../server/pages/preferences.ts";

export const Route = createFileRoute("/api/preferences")({ server: { handlers: { POST: keepPreferences } } });
