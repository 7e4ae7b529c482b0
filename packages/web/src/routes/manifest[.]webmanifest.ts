import { createFileRoute } from "@tanstack/react-router";
import { webManifest } from "../server/pages/web-manifest.ts";

export const Route = createFileRoute("/manifest.webmanifest")({ server: { handlers: { GET: webManifest } } });
