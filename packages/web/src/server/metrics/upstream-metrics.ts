import type { CallEvent, CircuitEvent } from "@safar/api-clients";
import { Gauge, Histogram } from "prom-client";
import { anew } from "./anew.ts";

const buckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 60];

/** What is counted of the services and of the store. Labels name what is declared, never what somebody asked for. */
export const createUpstreamMetrics = () => {
  const calls = new Histogram({
    name: anew("safar_upstream_call_seconds"),
    help: "How long a call of a service took, by its number and what came of it: ok, a problem's kind or a refusal's code.",
    labelNames: ["service", "call", "outcome"],
    buckets,
  });
  const open = new Gauge({
    name: anew("safar_circuit_open"),
    help: "1 for a call that fails and is left alone for a while; for the store, its every command.",
    labelNames: ["service", "call"],
  });
  return {
    noteCall: ({ call, ms, outcome, service }: CallEvent): void => {
      calls.observe({ service, call, outcome }, ms / 1000);
    },
    noteCircuit: (service: string, { call, type }: CircuitEvent): void => {
      open.set({ service, call }, type === "opened" ? 1 : 0);
    },
    /** Who waits for a service's token, for a new one, or for their turn. */
    watchQueues: (pending: Readonly<Record<string, () => number>>): void => {
      const queue = new Gauge({
        name: anew("safar_token_queue"),
        help: "Requests that have a service's token, or wait for it or for their turn.",
        labelNames: ["service"],
        collect() {
          for (const [service, count] of Object.entries(pending)) this.set({ service }, count());
        },
      });
      queue.reset();
    },
  };
};

export type UpstreamMetrics = ReturnType<typeof createUpstreamMetrics>;
