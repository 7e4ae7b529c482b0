import "@tanstack/react-start/server-only";
import type { ServiceClient } from "@safar/api-clients";
import type { Clock } from "@safar/engine";
import { systemClock } from "../system-clock.ts";
import { currentRequest } from "./current-request.ts";

/** What a client of one of the four services is made with. */
export type Wire = {
  readonly client: ServiceClient;
  readonly clock: Clock;
  /** How far the service's clock is ahead of this server's, in milliseconds. */
  readonly offsetMs: () => number;
};

export type Service = "app" | "client" | "hotels" | "travel";

/** The four services on behalf of the request being answered: in its language and country, and for whoever is signed in. */
export const currentWires = async () => {
  const request = await currentRequest();
  const { facts, session } = request.context;
  const { upstream } = request.server;
  const clients = upstream({ locale: facts.locale, country: facts.edition, apiToken: session?.apiToken });
  const wireOf = (service: Service): Wire => ({
    client: clients[service],
    clock: systemClock,
    offsetMs: () => upstream.clockOffsetMs(service),
  });
  return { request, wireOf, user: session?.user.uuid ?? null };
};
