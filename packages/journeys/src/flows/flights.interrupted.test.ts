import type { Fetch } from "@safar/api-clients";
import { describe, expect, test } from "vitest";
import { fly } from "./autopilot.ts";
import { type FlightWalk, openWalk } from "./flight-walk.ts";

const outageMs = 20_000;

/** The long run meets every request with everything; the short one every third, each interruption with others. */
const stride = process.env.SAFAR_FULL === "true" ? 1 : 3;

/** What can happen to one request of a walk. It gets the walk late, for the walk is opened with it. */
type Interruption = (request: () => Promise<Response>, walk: () => FlightWalk) => Promise<Response>;

const dropped = () => Promise.reject(new TypeError("the connection was lost"));

const interruptions: Readonly<Record<string, Interruption>> = {
  "is lost on its way": dropped,
  "is done, and its answer is lost": async (request) => {
    await request();
    return dropped();
  },
  "is answered with a fault of the service": () => Promise.resolve(new Response("", { status: 503 })),
  "is sent when the page is reloaded": (request, walk) => {
    queueMicrotask(() => void walk().reload());
    return request();
  },
  "is done when the page is reloaded": async (request, walk) => {
    const answer = await request();
    queueMicrotask(() => void walk().reload());
    return answer;
  },
  "is done when the page is reloaded a minute later": async (request, walk) => {
    const answer = await request();
    queueMicrotask(() => void walk().reload(60_000));
    return answer;
  },
};

/** A walk whose nth request meets an interruption. */
const walkWith = (at: number, interruption: Interruption) => {
  let count = 0;
  const network =
    (fetch: Fetch): Fetch =>
    (input, init) => {
      count += 1;
      return count === at
        ? interruption(
            () => fetch(input, init),
            () => walk,
          )
        : fetch(input, init);
    };
  const walk: FlightWalk = openWalk({ network });
  return { walk, requests: () => count };
};

/** A ticket, one order, and one payment for it. */
const expectOneFlight = (walk: FlightWalk) => {
  expect(walk.screens().at(-1)).toBe("confirmation");
  expect(walk.snapshot().status).toBe("done");
  expect(walk.ordered()).toBe(1);
  expect(walk.captured()).toHaveLength(1);
};

test("default: nobody interrupts, and there is a ticket", async () => {
  const { walk } = walkWith(0, dropped);
  await fly(walk);
  expectOneFlight(walk);
});

test("behavior: everything is clicked twice, and nothing is done twice", async () => {
  const walk = openWalk();
  await fly(walk, { twice: true });
  expectOneFlight(walk);
});

describe.each(Object.entries(interruptions).map(([name, interruption], index) => [name, interruption, index] as const))(
  "behavior: a request that %s",
  (_, interruption, index) => {
    test("does no harm, whichever it is", async () => {
      let isOver = false;
      for (let at = 1 + (index % stride); !isOver; at += stride) {
        const { walk, requests } = walkWith(at, interruption);
        await fly(walk).catch((error: unknown) => {
          throw new Error(`Request ${at}: ${String(error)}`, { cause: error });
        });
        expectOneFlight(walk);
        isOver = requests() < at;
        walk.close();
      }
    });
  },
);

test("behavior: no connection for a while, from any request on", async () => {
  let isOver = false;
  for (let at = 1; !isOver; at += stride) {
    let count = 0;
    let backAt = 0;
    const network =
      (fetch: Fetch): Fetch =>
      (input, init) => {
        count += 1;
        if (count === at) backAt = walk.clock.now() + outageMs;
        return count >= at && walk.clock.now() < backAt ? dropped() : fetch(input, init);
      };
    const walk: FlightWalk = openWalk({ network });
    await fly(walk);
    expectOneFlight(walk);
    isOver = count < at;
    walk.close();
  }
});

test("behavior: what is on its way when a page is closed is answered at its own time, and found when it is opened", async () => {
  const heldMs = 10_000;
  const answeredAfter: number[] = [];
  let sentAt = 0;
  const network =
    (fetch: Fetch): Fetch =>
    (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const isPayment = init?.method === "POST" && pathname.endsWith("/process");
      if (!isPayment || sentAt > 0) return fetch(input, init);
      sentAt = walk.clock.now();
      const { signal: _, ...sent } = init;
      return new Promise((resolve, reject) => {
        walk.sandbox.clock.at(sentAt + heldMs, () => {
          const answer = fetch(input, sent).finally(() => answeredAfter.push(walk.clock.now() - sentAt));
          answer.then(resolve, reject);
        });
      });
    };
  const walk: FlightWalk = openWalk({ network });
  await walk.toPayment();
  await walk.payByCard();
  await walk.until("the payment", () => sentAt > 0);
  await walk.reload(60_000);
  expect(answeredAfter).toEqual([heldMs]);
  await fly(walk);
  expectOneFlight(walk);
  walk.close();
});
