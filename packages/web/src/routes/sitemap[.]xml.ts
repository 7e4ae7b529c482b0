import { createFileRoute } from "@tanstack/react-router";
import { sitemap } from "../server/pages/crawling.ts";
import { only } from "../server/request/only.ts";

export const Route = createFileRoute("/sitemap.xml")({ server: { handlers: only({ GET: sitemap }) } });
