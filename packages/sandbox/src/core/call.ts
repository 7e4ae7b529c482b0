import type { SandboxClock } from "./clock.ts";
import type { Ids } from "./ids.ts";
import type { Ledger } from "./ledger.ts";
import type { Outbox } from "./outbox.ts";
import { createRandom } from "./random.ts";
import type { Schedule } from "./schedule.ts";
import type { Call, Credentials, SeedCall } from "./service.ts";
import type { Store } from "./store.ts";
import type { Switches } from "./switches.ts";

export type Publish = (channel: string, event: string, data: Record<string, unknown>) => void;

/** Everything a call may touch, made once for a sandbox. */
export type World = {
  readonly clock: SandboxClock;
  readonly store: Store;
  readonly ids: Ids;
  readonly ledger: Ledger;
  readonly outbox: Outbox;
  readonly switches: Switches;
  readonly credentials: Credentials;
  readonly schedule: Pick<Schedule, "add">;
  readonly publish: Publish;
  readonly seed: () => string;
};

export type Caller = Pick<Call, "locale" | "country" | "userId">;

export type OpenCall = {
  readonly call: Call;
  /** How long the handler asked to hold the answer back, in milliseconds. */
  readonly heldMs: () => number;
  /** Sends the events that waited for the work to be kept. */
  readonly finish: () => void;
};

const nobody: Caller = { locale: "en", country: "PK", userId: null };

const toolsOf = (world: World, { locale, country, userId }: Caller): SeedCall => ({
  store: world.store,
  ledger: world.ledger,
  uuid: world.ids.uuid,
  code: world.ids.code,
  now: world.clock.now,
  random: (key) => createRandom(`${world.seed()}/${key}`),
  schedule: (afterMs, job, payload) =>
    world.schedule.add({ dueAt: world.clock.now() + afterMs, job, payload, locale, country, userId }),
});

export const seedCallOf = (world: World): SeedCall => toolsOf(world, nobody);

export const openCall = (world: World, caller: Caller, subject: Pick<Call, "endpoint" | "requestId">): OpenCall => {
  const events: Parameters<Publish>[] = [];
  let heldMs = 0;
  return {
    call: {
      ...subject,
      ...caller,
      ...toolsOf(world, caller),
      credentials: world.credentials,
      outbox: world.outbox,
      delay: (ms) => {
        heldMs += ms;
      },
      publish: (...event) => {
        events.push(event);
      },
      scenario: world.switches.isOn,
    },
    heldMs: () => heldMs,
    finish: () => {
      for (const event of events) world.publish(...event);
    },
  };
};
