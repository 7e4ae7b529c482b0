import { createFileRoute } from "@tanstack/react-router";
import { webManifest } from "../server/pages/web-manifest.ts";
import { only } from "../server/request/only.ts";

export const Route = createFileRoute("/manifest.webmanifest")({ server: { handlers: only({ GET: webManifest }) } });
