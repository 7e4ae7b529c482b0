import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import type { ServerMiddleware } from "srvx";
import { anew } from "../src/server/metrics/anew.ts";

/** What was asked for, as coarse as a graph needs it: addresses are as many as people write. */
const kindOf = (pathname: string): string => {
  if (/^\/(?:healthz|readyz|version)$/.test(pathname)) return "health";
  if (pathname.startsWith("/_serverFn/")) return "function";
  if (pathname.startsWith("/api/")) return "api";
  return /\.\w+$/.test(pathname) ? "file" : "page";
};

/** What Node tells of itself. Nothing else is taken away for it: the app may have begun to count before its server does. */
const tellOfNode = (): void => {
  if (register.getSingleMetric("nodejs_version_info") === undefined) collectDefaultMetrics();
};

/** What is counted of this server's own requests, beside what Node tells of itself: memory, the event loop's delay, collections. */
export const createServerMetrics = ({ sockets }: { readonly sockets: () => Promise<number> }) => {
  tellOfNode();
  const requests = new Histogram({
    name: anew("safar_request_seconds"),
    help: "How long a request took to its last byte, by what was asked for. Status 0 is one that its asker left.",
    labelNames: ["kind", "method", "status"],
    buckets: [0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
  });
  const running = new Gauge({
    name: anew("safar_requests_running"),
    help: "Requests that are not answered whole yet.",
  });
  const open = new Gauge({
    name: anew("safar_sockets"),
    help: "Connections that are open.",
    async collect() {
      this.set(await sockets());
    },
  });
  open.set(0);
  const count: ServerMiddleware = (request, next) => {
    const response = request.runtime?.node?.res;
    if (response === undefined) return next();
    const startedAt = performance.now();
    // Counted before anybody has looked whether its address is one.
    const kind = kindOf(URL.parse(request.url)?.pathname ?? "");
    const { method } = request;
    running.inc();
    response.once("close", () => {
      running.dec();
      const status = response.writableFinished ? response.statusCode : 0;
      requests.observe({ kind, method, status }, (performance.now() - startedAt) / 1000);
    });
    return next();
  };
  return { count };
};

/** Has this process, one of several, answer its primary, which asks what all of them have counted. */
export const tellPrimary = (): AggregatorRegistry<"text/plain; version=0.0.4; charset=utf-8"> =>
  new AggregatorRegistry();

/** In a primary: what all of its processes have counted, together. */
export const createSharedMetrics = (): (() => Promise<string>) => {
  const registry = new AggregatorRegistry();
  return () => registry.clusterMetrics();
};
