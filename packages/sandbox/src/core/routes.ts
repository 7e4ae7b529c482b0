import type { Endpoint } from "@safar/api-clients/wire";
import type { AnyHandler, AnyService } from "./service.ts";

export type Route = { readonly endpoint: Endpoint; readonly handler: AnyHandler };

export type Match =
  | { readonly type: "FOUND"; readonly route: Route; readonly parameters: Readonly<Record<string, string>> }
  | { readonly type: "OTHER_METHOD"; readonly allowed: readonly string[] }
  | { readonly type: "UNKNOWN" };

/** `POST travel/air/api/search`: how an endpoint is told from all others. */
export const keyOf = ({ method, service, path }: Endpoint): string => `${method} ${service}/${path}`;

/** As the journal names it, with its number in the specification. */
export const labelOf = (endpoint: Endpoint): string => `${endpoint.call} ${keyOf(endpoint)}`;

const parameter = /\{(\w+)\}/g;

/** Named groups may not repeat and hold no dash; the names of path parameters already obey. */
const patternOf = ({ service, path }: Endpoint): RegExp =>
  new RegExp(`^/${service}/${path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(parameter, "(?<$1>[^/]+)")}$`);

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export type Routes = {
  match(method: string, pathname: string): Match;
  all(): readonly Route[];
};

/** Every endpoint of every service; a path without parameters wins over a pattern that fits it too. */
export const createRoutes = (services: readonly AnyService[]): Routes => {
  const routes = new Map<string, Route>();
  for (const { endpoints, handlers } of services) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = handlers[name];
      const key = keyOf(endpoint);
      if (handler === undefined) throw new Error(`Endpoint "${name}" (${key}) has no handler. Give its service one.`);
      if (routes.has(key)) throw new Error(`${key} is served twice. Leave one of the two services out.`);
      routes.set(key, { endpoint, handler });
    }
  }
  const patterns = Array.from(routes.values(), (route) => ({ route, pattern: patternOf(route.endpoint) }));
  const byLength = patterns.toSorted(
    (left, right) => left.route.endpoint.path.split("{").length - right.route.endpoint.path.split("{").length,
  );

  return {
    match: (method, pathname) => {
      const plain = routes.get(`${method} ${pathname.slice(1)}`);
      if (plain !== undefined && !plain.endpoint.path.includes("{"))
        return { type: "FOUND", route: plain, parameters: {} };
      const fitting = byLength.filter(({ pattern }) => pattern.test(pathname));
      const found = fitting.find(({ route }) => route.endpoint.method === method);
      if (found === undefined) {
        const allowed = [...new Set(fitting.map(({ route }) => route.endpoint.method))];
        return allowed.length === 0 ? { type: "UNKNOWN" } : { type: "OTHER_METHOD", allowed };
      }
      const groups = found.pattern.exec(pathname)?.groups ?? {};
      const parameters = Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
      return { type: "FOUND", route: found.route, parameters };
    },
    all: () => [...routes.values()],
  };
};
