import { expect, test } from "vitest";
import { refId } from "../../kernel/ids.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import { createOneAnswerSearch, type FoundOutcome } from "./one-answer-search.ts";
import { createResultsStore } from "./results-store.ts";

type Ferries = { readonly ferries: readonly string[]; readonly expiresAt: EpochMs };

const session = refId("S-1");
const provider = { code: "ferries", name: { en: "Ferries", ar: "العبّارات" } };
const problem: Problem = { kind: "offline" };
const found = (...ferries: readonly string[]): FoundOutcome<Ferries> => ({
  type: "FOUND",
  refId: session,
  results: { ferries, expiresAt: 900 },
});

const searchWith = (opened: FoundOutcome<Ferries>, readAgain: FoundOutcome<Ferries> = opened) => {
  const store = createResultsStore<Ferries>();
  const held: (Ferries | null)[] = [];
  const search = createOneAnswerSearch({
    provider,
    store,
    countOf: ({ ferries }) => ferries.length,
    find: async () => opened,
    again: async (_, known) => {
      held.push(known);
      return readAgain;
    },
  });
  return { search, store, held };
};

test("default: what was found is in the store once the search is open, and is told once", async () => {
  const { search, store } = searchWith(found("Jinnah", "Iqbal"));
  expect(await search.open("from=karachi")).toEqual({
    type: "OPENED",
    refId: session,
    expiresAt: 900,
    providers: [provider],
  });
  expect(store.read(session)?.ferries).toEqual(["Jinnah", "Iqbal"]);
  const answers: unknown[] = [];
  search.receive(session, (answer) => answers.push(answer));
  await Promise.resolve();
  expect(answers).toEqual([{ provider: "ferries", isFailed: false, offers: 2 }]);
});

test("behavior: whoever stops listening is told nothing", async () => {
  const { search } = searchWith(found("Jinnah"));
  const answers: unknown[] = [];
  search.receive(session, (answer) => answers.push(answer))();
  await Promise.resolve();
  expect(answers).toEqual([]);
});

test("behavior: a session is read again with what is held of it, and the store has what came", async () => {
  const { held, search, store } = searchWith(found("Jinnah"), found("Jinnah", "Iqbal"));
  expect(await search.reread(session)).toMatchObject({ type: "HELD", answered: ["ferries"], failed: [], offers: 2 });
  await search.reread(session);
  expect(held.map((known) => known?.ferries.length ?? null)).toEqual([null, 2]);
  expect(store.read(session)?.ferries).toHaveLength(2);
});

test("behavior: what cannot be searched for, is gone or has failed is said so", async () => {
  expect(await searchWith({ type: "INVALID" }).search.open("")).toEqual({ type: "INVALID" });
  expect(await searchWith({ type: "GONE" }).search.open("")).toEqual({ type: "INVALID" });
  expect(await searchWith({ type: "PROBLEM", problem }).search.open("")).toEqual({ type: "PROBLEM", problem });
  expect(await searchWith({ type: "GONE" }).search.reread(session)).toEqual({ type: "GONE" });
  expect(await searchWith({ type: "INVALID" }).search.reread(session)).toEqual({ type: "GONE" });
  expect(await searchWith({ type: "PROBLEM", problem }).search.reread(session)).toEqual({ type: "PROBLEM", problem });
});
