import { register } from "prom-client";
import { expect, test } from "vitest";
import { createUpstreamMetrics } from "./upstream-metrics.ts";

const call = {
  service: "app",
  call: "C052",
  method: "POST",
  path: "financial/process",
  status: 200,
  outcome: "ok",
} as const;

test("default: calls, circuits and queues are told in Prometheus' form", async () => {
  const metrics = createUpstreamMetrics();
  metrics.noteCall({ ...call, ms: 250 });
  metrics.noteCircuit("app", { type: "opened", call: "C052", failures: 10 });
  metrics.watchQueues({ travel: () => 3 });
  const told = await register.metrics();
  expect(told).toContain('safar_upstream_call_seconds_bucket{le="0.3",service="app",call="C052",outcome="ok"} 1');
  expect(told).toContain('safar_circuit_open{service="app",call="C052"} 1');
  expect(told).toContain('safar_token_queue{service="travel"} 3');
  metrics.noteCircuit("app", { type: "closed", call: "C052", openMs: 10 });
  expect(await register.metrics()).toContain('safar_circuit_open{service="app",call="C052"} 0');
});

test("behavior: made anew, it begins anew and does not fail", async () => {
  createUpstreamMetrics().noteCall({ ...call, ms: 10 });
  createUpstreamMetrics();
  expect(await register.metrics()).not.toContain('call="C052"');
});
