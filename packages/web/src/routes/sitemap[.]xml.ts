import { createFileRoute } from "@tanstack/react-router";
import { sitemap } from "../server/pages/crawling.ts";

export const Route = createFileRoute("/sitemap.xml")({ server: { handlers: { GET: sitemap } } });
