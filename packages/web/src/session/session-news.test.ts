// @vitest-environment jsdom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTest } from "../calls/in-test.ts";
import { readShell as callReadShell } from "../calls/shell.calls.ts";
import { keyOfFlow } from "../engine/flows/kept-flows.ts";
import { renewAfterSignOut, renewPerson } from "./session-news.ts";

const readShell = inTest(callReadShell);

const begun = keyOfFlow("flights", "ayesha");

const open = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(["wallet"], "hers");
  const router = { options: { context: { queryClient } }, invalidate: vi.fn(async () => undefined) };
  return { queryClient, router: router as unknown as Parameters<typeof renewPerson>[0] };
};

beforeEach(() => window.sessionStorage.setItem(begun, "kept"));
afterEach(() => window.sessionStorage.clear());

test("default: after signing out, neither what was read nor what was begun is left", async () => {
  readShell.mockResolvedValue({ viewer: null });
  const { queryClient, router } = open();
  const whileLeaving: unknown[] = [];
  await renewAfterSignOut(router, async () => {
    whileLeaving.push(window.sessionStorage.getItem(begun));
  });
  expect(whileLeaving).toEqual(["kept"]);
  expect(window.sessionStorage.getItem(begun)).toBeNull();
  expect(queryClient.getQueryData(["wallet"])).toBeUndefined();
});

test("behavior: also when nobody can say who is here now", async () => {
  readShell.mockRejectedValue(new Error("offline"));
  await expect(renewAfterSignOut(open().router)).rejects.toThrow("offline");
  expect(window.sessionStorage.getItem(begun)).toBeNull();
});

test("behavior: a session that ended by itself leaves what was begun for whoever signs in again", async () => {
  readShell.mockResolvedValue({ viewer: null });
  await renewPerson(open().router);
  expect(window.sessionStorage.getItem(begun)).toBe("kept");
});

test("behavior: where they go on to is read once; what stays in sight is read again", async () => {
  readShell.mockResolvedValue({ viewer: null });
  const { queryClient, router } = open();
  const reads = { wallet: vi.fn(async () => "theirs"), profile: vi.fn(async () => "theirs") };
  const watch = (key: keyof typeof reads) =>
    new QueryObserver(queryClient, { queryKey: [key], queryFn: reads[key], staleTime: 60_000 }).subscribe(
      () => undefined,
    );
  watch("wallet");
  await renewPerson(router, async () => {
    await queryClient.fetchQuery({ queryKey: ["profile"], queryFn: reads.profile });
    watch("profile");
  });
  expect(reads.wallet).toHaveBeenCalledTimes(1);
  expect(reads.profile).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(["wallet"])).toBe("theirs");
});
