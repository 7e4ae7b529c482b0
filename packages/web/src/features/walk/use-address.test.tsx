// @vitest-environment jsdom

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { useAddress } from "./use-address.ts";

beforeAll(() => {
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

/** Pages of a walk that tests lead on, and one elsewhere whose loader waits to be let go. */
const begin = async (walkAt: string | null, entries: readonly string[]) => {
  let at = walkAt;
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const stand = (address: string) => {
    at = address;
    for (const listener of listeners) listener();
  };
  const Walk = ({ page }: { page: string }) => {
    const address = useSyncExternalStore(listen, () => at);
    useAddress(address, {
      isAt: ({ pathname }) => pathname === address,
      lead: () => {
        stand(page);
        return true;
      },
    });
    return <p>walk at {address}</p>;
  };
  const root = createRootRoute({ component: Outlet });
  const pages = ["/results", "/review", "/payment"].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <Walk page={path} /> }),
  );
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: "/wallet",
    loader: () => waiting,
    component: () => <p>elsewhere</p>,
  });
  const late = createRoute({
    getParentRoute: () => root,
    path: "/late",
    loader: () => waiting,
    component: () => <Walk page="/late" />,
  });
  const router = createRouter({
    routeTree: root.addChildren([...pages, elsewhere, late]),
    history: createMemoryHistory({ initialEntries: [...entries] }),
    defaultPendingMs: 10_000,
  });
  await act(() => router.load());
  await act(async () => render(<RouterProvider router={router} />));
  return {
    router,
    lead: (address: string) => act(async () => stand(address)),
    letGo: () => act(async () => letGo()),
    go: (href: string) => act(async () => void router.navigate({ href })),
    back: () => act(async () => router.history.back()),
    path: () => router.history.location.pathname,
  };
};

test("default: when the walk goes on so does the address, and what was before stays behind it", async () => {
  const { lead, path, router } = await begin("/results", ["/results"]);
  await lead("/review");
  await lead("/payment");
  expect(path()).toBe("/payment");
  expect(router.history.length).toBe(3);
});

test("behavior: a page that opens where the walk does not stand takes the walk's address", async () => {
  const { lead, path, router } = await begin(null, ["/results", "/review"]);
  await lead("/payment");
  expect(path()).toBe("/payment");
  expect(router.history.length).toBe(2);
});

test("behavior: back and forward as often as one likes, the address is that of the step which is shown", async () => {
  const { back, path } = await begin("/payment", ["/results", "/review", "/payment"]);
  await back();
  expect(path()).toBe("/payment");
  await back();
  expect(path()).toBe("/payment");
  expect(screen.getByText("walk at /payment")).toBeDefined();
});

test("behavior: who has gone elsewhere before the walk has come alive is not fetched back", async () => {
  const { go, lead, letGo, path } = await begin(null, ["/results"]);
  await go("/wallet");
  await lead("/results");
  expect(path()).toBe("/wallet");
  await letGo();
  expect(path()).toBe("/wallet");
  expect(screen.getByText("elsewhere")).toBeDefined();
});

test("behavior: back, before the page of the next step has come, leads the walk back to the step of this one", async () => {
  const { back, lead, letGo, path } = await begin("/review", ["/results", "/review"]);
  await lead("/late");
  expect(path()).toBe("/late");
  expect(screen.getByText("walk at /late")).toBeDefined();
  await back();
  expect(path()).toBe("/review");
  expect(screen.getByText("walk at /review")).toBeDefined();
  await letGo();
  expect(path()).toBe("/review");
});
