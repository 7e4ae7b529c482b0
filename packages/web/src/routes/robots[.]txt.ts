import { createFileRoute } from "@tanstack/react-router";
import { robots } from "../server/pages/crawling.ts";

export const Route = createFileRoute("/robots.txt")({ server: { handlers: { GET: robots } } });
