import type { Fetch } from "@safar/api-clients";
import { type InProcessSandbox, TextResponse } from "@safar/sandbox";
import { openBreaking } from "./breaking.ts";
import type { Happening } from "./faults.ts";
import type { Weather } from "./plan.types.ts";
import type { Watch } from "./watch/watch.ts";

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

/** A yes to what cancelling gives back: of a flight, or of anything else. */
const isCancelled = (path: string, init: RequestInit): boolean =>
  /\/refund\/[^/]+\/process$/.test(path) || isAction("confirm")(path, init);

type Parts = {
  readonly weather: Weather;
  readonly sandbox: InProcessSandbox;
  readonly watch: Pick<Watch, "violate" | "onTheRoad">;
  readonly happens: (name: Happening) => void;
};

/** What is sent, and how it would be sent if nothing were in its way. */
type Sending = {
  readonly pathname: string;
  readonly init: RequestInit | undefined;
  readonly deliver: (init: RequestInit | undefined) => Promise<Response>;
};

/** No connection at all, from some request on. */
const openOutage = ({ happens, sandbox, weather: { outage } }: Parts) => {
  let backAt = 0;
  return (request: number): boolean => {
    if (outage !== null && request === outage.from) {
      backAt = sandbox.clock.now() + outage.forMs;
      happens("no connection for a while");
    }
    return sandbox.clock.now() < backAt;
  };
};

/** Services that say no, once each. */
const openRefusals = ({ sandbox, weather: { refusals = [] } }: Parts) => {
  const refusable = refusals.map((refusal) => ({ ...refusal, left: refusal.nth }));
  return ({ init, pathname }: Sending): Response | null => {
    const refused = refusable.find(
      ({ left, method, path }) =>
        left > 0 && pathname.includes(path) && (method === undefined || method === init?.method),
    );
    if (refused === undefined) return null;
    refused.left -= 1;
    return refused.left === 0 ? refusalOf(refused, sandbox.clock.now()) : null;
  };
};

/** Something that is long on its way: the first of what is held. */
const openHolds = ({ happens, sandbox, watch, weather }: Parts) => {
  const holds = [
    {
      name: "a payment is long on its way",
      forMs: weather.heldMs,
      isMeant: (path: string, { method }: RequestInit) => method === "POST" && path.endsWith("/financial/process"),
    },
    { name: "a withdrawal is long on its way", forMs: weather.heldWithdrawalMs, isMeant: isAction("request") },
    { name: "a cancellation is long on its way", forMs: weather.heldCancellationMs, isMeant: isCancelled },
  ] as const;
  let heldLeft = 1;
  return ({ deliver, init, pathname }: Sending): Promise<Response> | null => {
    const held = init === undefined ? undefined : holds.find(({ isMeant }) => isMeant(pathname, init));
    const forMs = held?.forMs ?? null;
    if (held === undefined || forMs === null || heldLeft === 0) return null;
    heldLeft -= 1;
    happens(held.name);
    // Delivered whether the caller still waits or not.
    const { signal: _, ...sent } = init ?? {};
    watch.onTheRoad.add(sent);
    return new Promise((resolve, reject) => {
      sandbox.clock.at(sandbox.clock.now() + forMs, () => {
        watch.onTheRoad.delete(sent);
        deliver(sent).then(resolve, reject);
      });
    });
  };
};

/** Looks at how often somebody asks, and whether for one token at a time. */
const openAsker = (tab: string, { sandbox, watch }: Parts) => {
  let fetchingTokens = 0;
  let [moment, inMoment] = [0, 0];
  return {
    isSpinning: (pathname: string, requests: number): boolean => {
      const now = sandbox.clock.now();
      inMoment = now === moment ? inMoment + 1 : 1;
      moment = now;
      if (inMoment <= mostInAMoment && requests <= mostInALife) return false;
      watch.violate("nothing spins", `${tab} asks ${pathname} again, call ${inMoment} of this moment`);
      return true;
    },
    fetchToken: ({ deliver, init }: Sending): Promise<Response> => {
      fetchingTokens += 1;
      if (fetchingTokens > 1) watch.violate("one token at a time", `${tab} fetches ${fetchingTokens} tokens at once`);
      const isOver = () => {
        fetchingTokens -= 1;
      };
      init?.signal?.addEventListener("abort", isOver, { once: true });
      const answer = deliver(init);
      const settled = () => {
        if (init?.signal?.aborted !== true) isOver();
      };
      answer.then(settled, settled);
      return answer;
    },
  };
};

/** What befalls a device and its ports, beside what the services do. */
export const createTrouble = (parts: Parts) => {
  const [isOut, refusalFor, hold] = [openOutage(parts), openRefusals(parts), openHolds(parts)];
  let requests = 0;
  let hasEnded = false;

  const networkOf =
    (tab: string) =>
    (fetch: Fetch): Fetch => {
      const { fetchToken, isSpinning } = openAsker(tab, parts);
      return async (input, init) => {
        requests += 1;
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        if (isSpinning(pathname, requests)) return unanswered(init?.signal);
        const sending: Sending = { pathname, init, deliver: (sent) => fetch(input, sent) };
        if (!hasEnded) {
          if (isOut(requests)) return dropped();
          const refusal = refusalFor(sending);
          if (refusal !== null) return refusal;
          const held = hold(sending);
          if (held !== null) return held;
        }
        return pathname.endsWith("/auth/token") ? fetchToken(sending) : fetch(input, init);
      };
    };

  return {
    /** Between a tab and the services. */
    networkOf,
    breaking: openBreaking(parts, () => hasEnded),
    hasEnded: (): boolean => hasEnded,
    /** From now on everything works. */
    end: (): void => {
      hasEnded = true;
    },
  };
};

export type Trouble = ReturnType<typeof createTrouble>;
