import { createFileRoute } from "@tanstack/react-router";
import { streamOffers } from "../../../server/flights/stream-offers.ts";
import { only } from "../../../server/request/only.ts";

export const Route = createFileRoute("/api/flights/offers")({ server: { handlers: only({ GET: streamOffers }) } });
