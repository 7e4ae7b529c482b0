import type { Happening } from "./faults.ts";
import type { Weather } from "./plan.types.ts";

/** Reads, which the flows hold to be able to fail; what changes something is made to answer whatever happens. */
const fragilePorts = new Set<string | symbol>([
  "fares",
  "quote",
  "extras",
  "findReservation",
  "options",
  "bill",
  "tokenise",
  "inquire",
  "track",
]);

type Parts = { readonly weather: Weather; readonly happens: (name: Happening) => void };

/** A port that throws once, which no port may. */
export const openBreaking = ({ happens, weather: { breaksAt } }: Parts, hasEnded: () => boolean) => {
  let portCalls = 0;
  return <Service extends object>(service: Service): Service =>
    breaksAt === null
      ? service
      : new Proxy(service, {
          get: (target, key, receiver) => {
            const value: unknown = Reflect.get(target, key, receiver);
            if (typeof value !== "function" || !fragilePorts.has(key)) return value;
            return (...sent: unknown[]): unknown => {
              portCalls += 1;
              if (hasEnded() || portCalls !== breaksAt) return Reflect.apply(value, target, sent);
              happens("a port breaks its promise");
              return Promise.reject(new Error("a fault of ours"));
            };
          },
        });
};
