import {
  attemptId,
  type CheckoutPorts,
  type CheckoutService,
  type QuoteOutcome,
  type QuoteRequest,
} from "@safar/engine";
import { cardSecrets } from "../hands/payer.hand.ts";
import type { Dress, Walk } from "../walk.types.ts";
import type { Named } from "../watch/rows.ts";
import type { Device } from "./device.types.ts";
import type { World } from "./life.types.ts";

const withoutExtras = <Service extends CheckoutService>(service: Service): Service => ({
  ...service,
  quote: async (request: QuoteRequest, signal?: AbortSignal): Promise<QuoteOutcome> => {
    const outcome = await service.quote(request, signal);
    const offeredExtras = { bag: false, seat: false, meal: false, service: false };
    return outcome.type === "QUOTED" ? { ...outcome, quote: { ...outcome.quote, offeredExtras } } : outcome;
  },
});

/** What is counted over all tabs of a life. */
export const openCounters = ({ plan }: Pick<World, "plan">) => {
  let attempts = 0;
  let denied = plan.weather.deniedLocks ?? 0;
  return {
    newAttemptId: () => {
      attempts += 1;
      return attemptId(`attempt-${attempts}-of-${plan.seed}`);
    },
    /** Whether a lock is somebody else's this time. */
    isDenied: (): boolean => {
      if (denied === 0) return false;
      denied -= 1;
      return true;
    },
  };
};

type Counters = ReturnType<typeof openCounters>;

const passing = ({ clock }: World, { lid }: Device, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.at(clock.now() + ms, () => lid.whenOpen(resolve));
  });

/** What a device does for its tabs: keeps their flows, names their attempts, and locks their orders. */
const deviceOf = (world: World, device: Device, { isDenied, newAttemptId }: Counters) => {
  const { plan, trouble } = world;
  const { keepMs, lockMs } = plan.weather;
  return {
    newAttemptId,
    keepFlow: async () => {
      if (!trouble.hasEnded() && keepMs !== undefined) await passing(world, device, keepMs);
      return true;
    },
    lock: {
      acquire: async (order) => {
        if (!trouble.hasEnded() && lockMs !== undefined) await passing(world, device, lockMs);
        if (!trouble.hasEnded() && isDenied()) return null;
        if (device.locked.has(order)) return null;
        device.locked.add(order);
        return () => device.locked.delete(order);
      },
    },
  } satisfies Partial<CheckoutPorts>;
};

/** What stands between a tab and the services: whoever looks on, what goes wrong, and a planted bug. */
export const dressOf = (world: World, device: Device, counters: Counters, named: Named, walk: () => Walk): Dress => {
  const { plan, planted, sandbox, trouble, watch } = world;
  return {
    service: (service) => {
      const offered = plan.weather.hasNoExtras === true ? withoutExtras(service) : service;
      const watched = trouble.breaking(watch.serviceOf(offered, named, walk));
      return { ...watched, ...planted.service?.(watched, sandbox) };
    },
    ports: (bare) => {
      const payments = trouble.breaking(watch.paymentsOf(bare.payments, named, walk));
      const ports = { ...bare, payments, ...deviceOf(world, device, counters) };
      return { ...ports, ...planted.ports?.(ports, sandbox) };
    },
    ...(planted.checkout === undefined ? {} : { chart: { checkout: planted.checkout } }),
    withdrawals: (service) => {
      const watched = watch.withdrawals.serviceOf(service, named, walk);
      return { ...watched, ...planted.withdrawals?.(watched) };
    },
    cancellations: (service) => {
      const watched = trouble.breaking(watch.cancellations.serviceOf(service, named, walk));
      return { ...watched, ...planted.cancellation?.service?.(watched) };
    },
    ...(planted.cancellation?.actors === undefined ? {} : { cancellationActors: planted.cancellation.actors }),
  };
};

/** What a reload finds of what was kept, and a look at it. */
export const keeperOf =
  ({ plan, planted, sandbox, watch }: World, named: Named) =>
  (text: string): string => {
    const codes = sandbox.admin.outbox.messages().flatMap(({ code }) => (code === undefined ? [] : [`"${code}"`]));
    const others = plan.people.map((_, index) => emailOf(index)).filter((email) => email !== named.email);
    const found = planted.kept?.(text, sandbox) ?? text;
    for (const one of found === text ? [text] : [text, found])
      watch.checkKept(named, one, [...cardSecrets, ...codes], others);
    return found;
  };

export const emailOf = (person: number): string => `person-${person}@example.com`;
