import { QueryClient } from "@tanstack/react-query";
import { isRedirect } from "@tanstack/react-router";
import { beforeEach, expect, test } from "vitest";
import { readSignInOptions } from "../../calls/auth.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { loadWords } from "../../i18n/i18n.ts";
import { shellQuery } from "../../session/queries.ts";
import { loadLogin } from "./load-account.ts";

beforeEach(() => {
  inTest(readSignInOptions).mockResolvedValue({ providers: [], countries: [], sample: null });
});

const origin = "https://safar.example";
const origins = { PK: origin, SA: origin };
const facts = { locale: "ar", edition: "SA", colourMode: "light", origin, origins } as const;

const visit = (isSignedIn: boolean, returnTo: string) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(shellQuery.queryKey, {
    viewer: isSignedIn ? { uuid: "u-1", name: "Noura", email: "noura@safar.example" } : null,
    hasLostSession: false,
    currency: "SAR",
    verticals: [],
    features: [],
    buildId: "b",
    realtime: { key: "k", url: "ws://localhost" },
    isSandbox: false,
  });
  return loadLogin({ context: { queryClient, facts }, location: { search: { return: returnTo } } }).catch(
    (thrown: unknown) => (isRedirect(thrown) ? thrown.options : thrown),
  );
};

test("default: somebody who is not signed in gets the page", async () => {
  await loadWords("ar");
  expect(JSON.stringify(await visit(false, "/settings"))).toContain("تسجيل الدخول");
});

test("behavior: somebody who is goes on to where the way led, in the page's language", async () => {
  expect(await visit(true, "/settings")).toMatchObject({ href: "/ar/settings", statusCode: 302 });
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "/%2f%2fevil.example", "javascript:alert(1)"])(
  "behavior: never to another site: %s",
  async (path) => {
    expect(await visit(true, path)).toMatchObject({ href: "/ar" });
  },
);

test("behavior: an address in Arabic is written as a header can carry it", async () => {
  expect(await visit(true, "/طيران-جدة")).toMatchObject({
    href: "/ar/%D8%B7%D9%8A%D8%B1%D8%A7%D9%86-%D8%AC%D8%AF%D8%A9",
  });
});
