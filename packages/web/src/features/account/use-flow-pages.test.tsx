// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { useFlowPages } from "./use-flow-pages.ts";

type Flow = { own: string; isLive: boolean; href: string | null };

function Page({ own, isLive, href }: Flow) {
  useFlowPages(own, isLive, href);
  return null;
}

const open = (own: string) => {
  const history = createMemoryHistory({ initialEntries: ["/before", own] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const page = (flow: Flow) => (
    <RouterContextProvider router={router}>
      <Page {...flow} />
    </RouterContextProvider>
  );
  const { rerender } = render(page({ own, isLive: false, href: "/first" }));
  return { history, show: (flow: Flow) => rerender(page(flow)) };
};

test("default: the flow leads from page to page, and the browser's button back", () => {
  const { history, show } = open("/first");
  show({ own: "/first", isLive: true, href: "/first" });
  show({ own: "/first", isLive: true, href: "/second" });
  expect(history.location.pathname).toBe("/second");
  show({ own: "/second", isLive: true, href: "/second" });
  history.back();
  show({ own: "/first", isLive: true, href: "/second" });
  expect(history.location.pathname).toBe("/first");
});

test("behavior: a page that was opened for a step that the flow is not at is no place to come back to", () => {
  const { history, show } = open("/second");
  expect(history.location.pathname).toBe("/second");
  show({ own: "/second", isLive: true, href: "/first" });
  expect(history.location.pathname).toBe("/first");
  history.back();
  expect(history.location.pathname).toBe("/before");
});
