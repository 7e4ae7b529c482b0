import { createManualClock, createRandom, type InProcessSandbox, openSandbox } from "@safar/sandbox";
import { begin } from "../../flows/walk-world.ts";
import { goOn } from "../../simulation/hands/go-on.ts";
import { evenly, plain } from "../../simulation/plain.ts";
import type { verticals } from "../../simulation/verticals.ts";
import type { Walk } from "../../simulation/walk.types.ts";

const mostTurns = 400;

export const contact = { email: "person@example.com", phone: "+923001234567" };

/** Somebody who books in a sandbox of their own, and takes the first of everything until `isThere`. Close both afterwards. */
export const somebodyBooks = async (
  kind: (typeof verticals)[keyof typeof verticals],
  isThere: (walk: Walk, sandbox: InProcessSandbox) => boolean,
): Promise<{ readonly walk: Walk; readonly sandbox: InProcessSandbox; readonly close: () => void }> => {
  const sandbox = openSandbox({ seed: "every-vertical", clock: createManualClock(begin) });
  const person = { ...plain, route: kind.plainWish };
  const walk = kind.home(person).open({
    sandbox,
    contact,
    inspect: () => undefined,
    dress: {
      service: (service) => service,
      ports: (ports) => ports,
      withdrawals: (service) => service,
      cancellations: (service) => service,
    },
    kept: (text) => text,
  });
  const early = createRandom("every-vertical");
  for (let turn = 0; turn < mostTurns && !isThere(walk, sandbox); turn += 1) {
    // Whoever pays does so with a card that is good.
    const random = walk.view().screen === "checkout" || walk.view().children.payment !== undefined ? evenly : early;
    goOn(walk, { sandbox, person, random, method: "card", airline: null });
    await new Promise((resolve) => setImmediate(resolve));
    sandbox.clock.advance(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const close = () => {
    walk.close();
    sandbox.close();
  };
  return { walk, sandbox, close };
};
