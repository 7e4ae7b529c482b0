import type { Fetch } from "@safar/api-clients";
import { type InProcessSandbox, TextResponse } from "@safar/sandbox";
import type { Happening } from "./faults.ts";
import type { Weather } from "./plan.ts";
import type { Watch } from "./watch.ts";

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

/** Far more than anybody asks for before time goes on, and in a whole life. */
const mostInAMoment = 200;
const mostInALife = 5000;

/** Nobody answers until the caller gives up. */
const unanswered = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new TypeError("nobody answered")), { once: true });
  });

const dropped = () => Promise.reject(new TypeError("the connection was lost"));

/** A service's no, as it writes it. */
const refusalOf = ({ code, field, status }: NonNullable<Weather["refusals"]>[number], now: number): Response =>
  new TextResponse(
    JSON.stringify({
      statusCode: status,
      error: { code, field, message: "No.", retryable: false },
      request_id: "refused",
      server_time: new Date(now).toISOString(),
    }),
    { status, headers: { "content-type": "application/json" } },
  );

/** What is asked of the wallet, or of a booking, by the word that says so. */
const isAction =
  (action: string) =>
  (_: string, { body }: RequestInit): boolean =>
    typeof body === "string" && body.includes(`"action":"${action}"`);

type Parts = {
  readonly weather: Weather;
  readonly sandbox: InProcessSandbox;
  readonly watch: Pick<Watch, "violate" | "onTheRoad">;
  readonly happens: (name: Happening) => void;
};

/** What befalls a device and its ports, beside what the services do. */
export const createTrouble = ({ happens, sandbox, watch, weather }: Parts) => {
  const { breaksAt, heldCancellationMs, heldMs, heldWithdrawalMs, outage, refusals = [] } = weather;
  const holds = [
    {
      name: "a payment is long on its way",
      forMs: heldMs,
      isMeant: (path: string, { method }: RequestInit) => method === "POST" && path.endsWith("/process"),
    },
    { name: "a withdrawal is long on its way", forMs: heldWithdrawalMs, isMeant: isAction("request") },
    { name: "a cancellation is long on its way", forMs: heldCancellationMs, isMeant: isAction("confirm") },
  ] as const;
  const refusable = refusals.map((refusal) => ({ ...refusal, left: refusal.nth }));
  let requests = 0;
  let portCalls = 0;
  let backAt = 0;
  let hasEnded = false;
  let heldLeft = 1;

  /** Delivered after a while, whether the caller still waits or not. */
  const deliverLate = (forMs: number, deliver: () => Promise<Response>): Promise<Response> =>
    new Promise((resolve, reject) => {
      sandbox.clock.at(sandbox.clock.now() + forMs, () => {
        deliver().then(resolve, reject);
      });
    });

  const networkOf =
    (tab: string) =>
    (fetch: Fetch): Fetch => {
      let fetchingTokens = 0;
      let moment = 0;
      let inMoment = 0;
      return async (input, init) => {
        requests += 1;
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        const now = sandbox.clock.now();
        inMoment = now === moment ? inMoment + 1 : 1;
        moment = now;
        if (inMoment > mostInAMoment || requests > mostInALife) {
          watch.violate("nothing spins", `${tab} asks ${pathname} again, call ${inMoment} of this moment`);
          return unanswered(init?.signal);
        }
        if (!hasEnded && outage !== null && requests === outage.from) {
          backAt = sandbox.clock.now() + outage.forMs;
          happens("no connection for a while");
        }
        if (!hasEnded && sandbox.clock.now() < backAt) return dropped();
        const refused = hasEnded
          ? undefined
          : refusable.find(
              ({ left, method, path }) =>
                left > 0 && pathname.includes(path) && (method === undefined || method === init?.method),
            );
        if (refused !== undefined) {
          refused.left -= 1;
          if (refused.left === 0) return refusalOf(refused, sandbox.clock.now());
        }
        const held = init === undefined ? undefined : holds.find(({ isMeant }) => isMeant(pathname, init));
        const lateMs = held?.forMs ?? null;
        if (!hasEnded && held !== undefined && lateMs !== null && heldLeft > 0) {
          heldLeft -= 1;
          happens(held.name);
          const { signal: _, ...sent } = init ?? {};
          watch.onTheRoad.add(sent);
          return deliverLate(lateMs, () => {
            watch.onTheRoad.delete(sent);
            return fetch(input, sent);
          });
        }
        if (!pathname.endsWith("/auth/token")) return fetch(input, init);
        fetchingTokens += 1;
        if (fetchingTokens > 1) watch.violate("one token at a time", `${tab} fetches ${fetchingTokens} tokens at once`);
        const isOver = () => {
          fetchingTokens -= 1;
        };
        init?.signal?.addEventListener("abort", isOver, { once: true });
        const answer = fetch(input, init);
        const settled = () => {
          if (init?.signal?.aborted !== true) isOver();
        };
        answer.then(settled, settled);
        return answer;
      };
    };

  /** A port that throws once, which no port may. */
  const breaking = <Service extends object>(service: Service): Service =>
    breaksAt === null
      ? service
      : new Proxy(service, {
          get: (target, key, receiver) => {
            const value: unknown = Reflect.get(target, key, receiver);
            if (typeof value !== "function" || !fragilePorts.has(key)) return value;
            return (...sent: unknown[]): unknown => {
              portCalls += 1;
              if (hasEnded || portCalls !== breaksAt) return Reflect.apply(value, target, sent);
              happens("a port breaks its promise");
              return Promise.reject(new Error("a fault of ours"));
            };
          },
        });

  return {
    /** Between a tab and the services. */
    networkOf,
    breaking,
    /** From now on everything works. */
    end: (): void => {
      hasEnded = true;
    },
  };
};
