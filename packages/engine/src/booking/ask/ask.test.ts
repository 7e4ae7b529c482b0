import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { settle } from "../../testing/flow-harness.ts";
import { explore, trapsIn } from "../testing/explore.ts";
import { askMachine, connectAsk } from "./ask.machine.ts";
import { askModel } from "./ask.model.ts";
import type { AskDraft, AskEvent, AskInput, AskOutcome } from "./ask.types.ts";

const begin = (input: AskInput, ...outcomes: readonly AskOutcome[]) => {
  const asked: AskDraft[] = [];
  const left = [...outcomes];
  const ask = fromPromise<AskOutcome, AskDraft>(async ({ input: draft }) => {
    asked.push(draft);
    return left.shift() ?? { type: "DONE", already: false };
  });
  const actor = createActor(askMachine.provide({ actors: { ask } }), { input }).start();
  const send = async (...events: readonly AskEvent[]) => {
    for (const event of events) actor.send(event);
    await settle();
    return connectAsk(actor.getSnapshot());
  };
  return { asked, send };
};

const submit = { type: "ask.submit" } as const;

test("invariant: from everywhere there is a way on", () => {
  const project = ({ context: { done, draft } }: { readonly context: AskInput }) => [done, draft];
  expect(trapsIn(explore({ ...askModel, project }))).toEqual([]);
});

test("default: what can be sent is sent, and is known to be done until it is asked for otherwise", async () => {
  const { asked, send } = begin(askModel.inputs.guest);
  expect(await send(submit)).toMatchObject({ trouble: "invalid", done: null });
  const joined = await send({ type: "draft.change", draft: { email: "sara@example.com" } }, submit);
  expect(joined).toMatchObject({ done: { way: "join" }, trouble: null, busy: false });
  expect(await send({ type: "draft.change", draft: { way: "leave" } })).toMatchObject({ done: { way: "join" } });
  expect(await send(submit)).toMatchObject({ done: { way: "leave" } });
  expect(asked.map((draft) => draft["way"])).toEqual(["join", "leave"]);
});

test("behavior: what is refused, or could not be sent, leaves what was filled in; too late is the end of it", async () => {
  const offline = { type: "PROBLEM", problem: { kind: "offline" } } as const;
  const { send } = begin(askModel.inputs.signedIn, { type: "INVALID" }, offline, { type: "TOO_LATE" });
  expect(await send(submit)).toMatchObject({ screen: "asking", trouble: "invalid", done: null });
  expect(await send(submit)).toMatchObject({ trouble: { kind: "offline" }, draft: askModel.inputs.signedIn.draft });
  expect(await send(submit)).toMatchObject({ screen: "closed" });
});

test("behavior: after a lost answer the same attempt is asked for again, and another intention has another name", async () => {
  const { asked, send } = begin(askModel.inputs.sender, {
    type: "PROBLEM",
    problem: { kind: "timeout", afterMs: 60_000 },
  });
  expect(await send(submit)).toMatchObject({ trouble: { kind: "timeout" }, done: null });
  expect(await send(submit)).toMatchObject({ trouble: null, done: { attempt: "attempt-1" } });
  await send({ type: "draft.change", draft: { email: "omar@example.com", attempt: "attempt-2" } }, submit);
  expect(asked.map(({ attempt }) => attempt)).toEqual(["attempt-1", "attempt-1", "attempt-2"]);
});
