import { type CircuitEvent, createCircuit } from "@safar/api-clients";
import { type Clock, fail, ok } from "@safar/engine";

/** A store did not answer in time, or is left alone since it has not. */
class StoreAway extends Error {
  constructor(why: string) {
    super(`The store ${why}.`);
    this.name = "StoreAway";
  }
}

type Patience = {
  readonly clock: Pick<Clock, "now">;
  readonly onChange?: (event: CircuitEvent) => void;
};

/** Many times what a store of this network takes. */
const timeoutMs = 500;
const pauseMs = 1000;
const failures = 3;

const inTime = <Value>(answer: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new StoreAway(`did not answer in ${timeoutMs} ms`)), timeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });

/**
 * Asks a store and waits half a second at most. After three failures in a row it is left alone for a second, and then one question tries
 * it: a store that hangs keeps no page waiting. Rejects with what the store failed with, or with `StoreAway`.
 */
export const createAnswering = ({ clock, onChange }: Patience) => {
  const circuit = createCircuit({ clock, pauseMs, failures, onChange });
  return async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    const passage = circuit.enter("store");
    if (!passage.ok) throw new StoreAway("is left alone, since it does not answer");
    try {
      const answer = await inTime(ask());
      passage.value.leave(ok(null));
      return answer;
    } catch (error) {
      passage.value.leave(fail({ kind: "offline" }));
      throw error;
    }
  };
};

export type Answering = ReturnType<typeof createAnswering>;
