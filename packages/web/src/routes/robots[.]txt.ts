import { createFileRoute } from "@tanstack/react-router";
import { robots } from "../server/pages/crawling.ts";
import { only } from "../server/request/only.ts";

export const Route = createFileRoute("/robots.txt")({ server: { handlers: only({ GET: robots }) } });
