import type { CheckoutEvent, FlightsEvent, FlightsScreen } from "@safar/engine";
import type { InProcessSandbox } from "@safar/sandbox";
import type { openFlightShop } from "../flight-shop.ts";

const hurriedMs = 250;
const mostTurns = 8_000;

/** A page that is closed for a while. What is under way arrives meanwhile as it would have: time passes for everybody else. */
export const away = ({ shut, until }: Pick<Waiting, "shut" | "until">, { clock }: InProcessSandbox) => {
  let isAway = false;
  return {
    isAway: (): boolean => isAway,
    /** Closes the page, and opens it again from what was kept after so many milliseconds. */
    reload: async (afterMs = 0): Promise<void> => {
      const reopen = shut();
      if (afterMs > 0) {
        isAway = true;
        let isDue = false;
        clock.at(clock.now() + afterMs, () => {
          isDue = true;
        });
        await until("the page", () => isDue);
      }
      reopen();
      isAway = false;
    },
  };
};

/** Nobody waits: time passes when somebody looks forward to something. */
export const waiting = (shop: ReturnType<typeof openFlightShop>, sandbox: InProcessSandbox) => {
  /** Lets time pass until something is so. */
  const until = async (what: string, isSo: () => boolean): Promise<void> => {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      if (isSo()) return;
      await new Promise((resolve) => setImmediate(resolve));
      if (turn % 2 === 1 && !isSo()) sandbox.clock.advance(hurriedMs);
    }
    throw new Error(`${what} never came; the walk is at ${JSON.stringify(shop.snapshot().value)}.`);
  };
  return {
    ...shop,
    /** Says something to the walk, or to its checkout where that is what it is meant for. */
    send: (event: FlightsEvent | CheckoutEvent): void => shop.send(event),
    until,
    untilScreen: (...wanted: FlightsScreen[]): Promise<void> =>
      until(wanted.join(" or "), () => wanted.includes(shop.view().screen) && !shop.view().busy),
  };
};

/** A walk of a flight that can be waited for. */
export type Waiting = ReturnType<typeof waiting>;
