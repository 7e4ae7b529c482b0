// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, test } from "vitest";
import { type AnyMachineSnapshot, assign, fromPromise, setup } from "xstate";
import type { Told } from "../../server/account/told.ts";
import { askServer } from "../asking/ask-server.ts";
import { useFlow } from "./use-flow.ts";

afterEach(cleanup);

type Outcome = { readonly type: string };

const types: { context?: { readonly heard: readonly string[] } } = {};

/** A server that answers only once it is told to, and whose connections end when their asker lets go. */
const slowServer = () => {
  const waiting: ((told: Told<Outcome>) => void)[] = [];
  return {
    ask: (signal: AbortSignal) =>
      new Promise<Told<Outcome>>((resolve, reject) => {
        waiting.push(resolve);
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
    answer: (outcome: Outcome) => {
      for (const resolve of waiting) resolve({ at: Date.now(), outcome });
    },
  };
};

const machineOver = (ask: (signal: AbortSignal) => Promise<Told<Outcome>>) =>
  setup({
    types,
    actors: { read: fromPromise<Outcome>(({ signal }) => askServer(ask, signal)) },
  }).createMachine({
    context: { heard: [] },
    initial: "reading",
    states: {
      reading: {
        invoke: {
          src: "read",
          onDone: {
            target: "read",
            actions: assign({ heard: ({ context, event }) => [...context.heard, event.output.type] }),
          },
        },
      },
      read: {},
    },
  });

const connect = ({ context }: AnyMachineSnapshot): string => context.heard.join(" ") || "reading";

test("behavior: a page that React mounts twice shows what its second reading found, not the end of its first", async () => {
  const server = slowServer();
  const machine = machineOver(server.ask);
  const Page = () => <p>{useFlow(machine, connect, { input: undefined }).view}</p>;
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  await new Promise(setImmediate);
  expect(screen.getByText("reading")).toBeDefined();
  server.answer({ type: "FOUND" });
  expect(await screen.findByText("FOUND")).toBeDefined();
});
