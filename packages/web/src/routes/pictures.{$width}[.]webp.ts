import { createFileRoute } from "@tanstack/react-router";
import { picture } from "../server/pictures/serve-picture.ts";
import { only } from "../server/request/only.ts";

export const Route = createFileRoute("/pictures/{$width}.webp")({ server: { handlers: only({ GET: picture }) } });
