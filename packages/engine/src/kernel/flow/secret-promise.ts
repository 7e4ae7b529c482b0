import { fromPromise, type PromiseActorLogic } from "xstate";

type Secretive<Output, Input> = {
  readonly run: (input: Input, signal: AbortSignal) => Promise<Output>;
  /** What a restored actor comes to, for its secret is gone. */
  readonly lost: Output;
};

/** A promise actor whose input is a password or a code: a persisted snapshot of it leaves the input out. */
export const fromSecretPromise = <Output, Input>({
  run,
  lost,
}: Secretive<Output, Input>): PromiseActorLogic<Output, Input> => {
  const logic = fromPromise<Output, Input>(({ input, signal }) =>
    input === undefined ? Promise.resolve(lost) : run(input, signal),
  );
  return { ...logic, getPersistedSnapshot: (snapshot) => ({ ...snapshot, input: undefined }) };
};
