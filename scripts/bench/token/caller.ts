/** One server's way to the travel service, as a process of its own: gets its token, waits to be told, calls, reports, ends. */
import { once } from "node:events";
import { generalEndpoints } from "../../../packages/api-clients/src/exports/index.ts";
import { readEnvironment } from "../../../packages/web/src/server/environment.ts";
import { createLog } from "../../../packages/web/src/server/log.ts";
import { createMemoryStore } from "../../../packages/web/src/server/stores/memory-store.ts";
import { openUpstream } from "../../../packages/web/src/server/upstream/upstream.ts";

const clientsFor = openUpstream(readEnvironment(process.env), createMemoryStore(), createLog("silent"));
const { travel } = clientsFor({ locale: "en", country: "PK" });
const call = () => travel.call(generalEndpoints.clientCurrency, {});

const first = await call();
if (!first.ok) throw new Error(`The stub refused the first call: ${JSON.stringify(first.error)}`);
process.send?.("ready");
const [calls] = await once(process, "message");

let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
const startedAt = performance.now();
const answers = await Promise.all(Array.from({ length: Number(calls) }, call));
const ms = performance.now() - startedAt;
clearInterval(watch);
const lost = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.kind]));
if (lost.length > 0) console.error(`${lost.length} calls were lost: ${[...new Set(lost)].join(", ")}`);
process.send?.({
  ms,
  lost: lost.length,
  rssMiB: Math.max(peak, process.memoryUsage.rss()) / 2 ** 20,
});
process.disconnect();
