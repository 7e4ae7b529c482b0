import { createFileRoute } from "@tanstack/react-router";
import { poster } from "../server/pictures/poster.ts";
import { only } from "../server/request/only.ts";

export const Route = createFileRoute("/posters/{$kind}.svg")({ server: { handlers: only({ GET: poster }) } });
