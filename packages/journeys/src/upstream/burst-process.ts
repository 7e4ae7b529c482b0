/** One server's way to the services, as a process of its own: reads sizes from standard input, makes that many calls at once. */
import { createInterface } from "node:readline";
import { generalEndpoints } from "@safar/api-clients";
import { readEnvironment } from "../../../web/src/server/environment.ts";
import { createLog } from "../../../web/src/server/log.ts";
import { createAnswering } from "../../../web/src/server/stores/answering.ts";
import { connectRedis, createRedisStore } from "../../../web/src/server/stores/redis-store.ts";
import { systemClock } from "../../../web/src/server/system-clock.ts";
import { openUpstream } from "../../../web/src/server/upstream/upstream.ts";

const environment = readEnvironment(process.env);
const log = createLog("silent");
const redis = await connectRedis(environment.REDIS_URL ?? "", (error) => log.error(error));
const store = createRedisStore(redis, createAnswering({ clock: systemClock }));
const { travel } = openUpstream(environment, store, log)({ locale: "en", country: "PK" });

for await (const line of createInterface({ input: process.stdin })) {
  const answers = await Promise.all(
    Array.from({ length: Number(line) }, () => travel.call(generalEndpoints.clientCurrency, {})),
  );
  const failed = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.kind]));
  const unavailable = failed.filter((kind) => kind === "tokenUnavailable").length;
  console.log(JSON.stringify({ ok: answers.length - failed.length, unavailable, other: failed.length - unavailable }));
}
await redis.close();
