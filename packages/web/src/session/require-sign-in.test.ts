import { QueryClient } from "@tanstack/react-query";
import { isRedirect } from "@tanstack/react-router";
import { describe, expect, test, vi } from "vitest";
import { answerStatus } from "../app/loading/answer-status.ts";
import { shellQuery } from "./queries.ts";
import { requireSignIn } from "./require-sign-in.ts";

vi.mock(import("../app/loading/answer-status.ts"), () => ({ answerStatus: vi.fn<typeof answerStatus>() }));

const ayesha = { uuid: "u-1", name: "Ayesha", email: "ayesha@safar.example" };

const contextOf = (viewer: typeof ayesha | null, hasLostSession = false, unreadable = {}) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(shellQuery.queryKey, {
    viewer,
    hasLostSession,
    ...unreadable,
    currency: "PKR",
    verticals: [],
    features: [],
    buildId: "b",
    realtime: { key: "k", url: "ws://localhost" },
    isSandbox: false,
  });
  return { queryClient, facts: { locale: "ar" } as const };
};

const location = { pathname: "/fnf/create/7", searchStr: "?step=2" };
const visit = { location, matches: [{ staticData: {} }, { staticData: { auth: true } }] };

const sentTo = async (run: () => Promise<void>) => {
  const thrown = await run().then(
    () => null,
    (error: unknown) => error,
  );
  return isRedirect(thrown) ? thrown.options : thrown;
};

describe("requireSignIn", () => {
  test("default: a signed-in person sees the page, and anybody a page that is for all", async () => {
    expect(await sentTo(() => requireSignIn({ ...visit, context: contextOf(ayesha) }))).toBeNull();
    const open = { ...visit, matches: [{ staticData: {} }], context: contextOf(null) };
    expect(await sentTo(() => requireSignIn(open))).toBeNull();
  });

  test("behavior: a visitor signs in first and comes back", async () => {
    expect(await sentTo(() => requireSignIn({ ...visit, context: contextOf(null) }))).toMatchObject({
      to: "/login",
      search: { return: "/fnf/create/7?step=2" },
      statusCode: 302,
    });
  });

  test("behavior: whose session is over is told so", async () => {
    expect(await sentTo(() => requireSignIn({ ...visit, context: contextOf(null, true) }))).toMatchObject({
      to: "/session-expired",
      search: { return: "/fnf/create/7?step=2" },
    });
  });
  test("behavior: nobody is told that their session is over while nobody can read whether it is", async () => {
    const context = contextOf(null, false, { isSessionUnreadable: true });
    const thrown = await sentTo(() => requireSignIn({ ...visit, context }));
    expect(String(thrown)).toContain("cannot be read");
    expect(answerStatus).toHaveBeenCalledWith(503);
    expect(context.queryClient.getQueryData(shellQuery.queryKey)).toBeUndefined();
    const open = { ...visit, matches: [{ staticData: {} }], context };
    expect(await sentTo(() => requireSignIn(open))).toBeNull();
  });
});
