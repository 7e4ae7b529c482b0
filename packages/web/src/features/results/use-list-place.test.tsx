// @vitest-environment jsdom
import type { RefId, SearchText } from "@safar/engine";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListParts } from "./card-list.tsx";
import { keepListPlace, listPlaceOf } from "./last-view.ts";
import { useListPlace } from "./use-list-place.ts";

const [search, refId] = ["trip=one_way" as SearchText, "REF1" as RefId];
let resized = () => {};
let isWatching = false;

beforeEach(() => {
  sessionStorage.clear();
  seventh = undefined;
  globalThis.ResizeObserver = class {
    constructor(changed: ResizeObserverCallback) {
      resized = () => changed([], this);
    }
    observe() {
      isWatching = true;
    }
    unobserve() {}
    disconnect() {
      isWatching = false;
    }
  };
  vi.spyOn(window, "scrollTo")
    .mockClear()
    .mockImplementation(() => undefined);
});
afterEach(cleanup);

/** At which height of the page the seventh card begins, once it is there. */
let seventh: number | undefined;
const parts: ListParts = {
  seen: () => 0,
  toTop: () => {},
  toCard: () => {},
  cardAt: () => 7,
  topOf: (index) => (index === 7 ? seventh : undefined),
};
const leaveAt = (belowTop: number) => keepListPlace(search, refId, { card: 7, belowCard: 20, belowTop });

function List({ of = refId, isComplete }: { of?: RefId; isComplete: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const back = useListPlace({ search, refId: of, isComplete }, place, useRef(parts));
  return (
    <div ref={place} style={{ minBlockSize: back.minBlockSize }}>
      {back.isReturning ? "returning" : "at rest"}
    </div>
  );
}

const show = async (list = <List isComplete={false} />) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const shown = await act(async () => render(<RouterContextProvider router={router}>{list}</RouterContextProvider>));
  const leaveFor = (path: string) =>
    act(async () => {
      router.history.push(path);
      await router.load();
    });
  return { ...shown, leaveFor };
};
const went = () => vi.mocked(window.scrollTo).mock.calls.length;

test("behavior: whoever comes back from an offer is led to where the list was left, until they move", async () => {
  leaveAt(4000);
  const { container } = await show();
  expect(container.textContent).toBe("returning");
  // As high as it has to be meanwhile.
  expect(container.querySelector("div")?.style.minBlockSize).toBe(`${4000 + window.innerHeight}px`);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 4000, behavior: "instant" });
  const before = went();
  act(() => resized());
  expect(went()).toBe(before + 1);
  // Cards that nobody saw were reckoned otherwise: the one that was at the top of the window is there again.
  seventh = 4300;
  act(() => resized());
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 4320, behavior: "instant" });

  await act(async () => window.dispatchEvent(new Event("wheel")));
  expect(container.textContent).toBe("at rest");
  cleanup();
  leaveAt(4000);
  const other = await show();
  await act(async () => window.dispatchEvent(new Event("sought")));
  expect(other.container.textContent).toBe("at rest");
});

test("behavior: the list of another search session begins at its top, and so does one that was moved", async () => {
  leaveAt(4000);
  expect((await show(<List of={"REF2" as RefId} isComplete />)).container.textContent).toBe("at rest");
  expect(went()).toBe(0);
  cleanup();
  // The page may be put together anew before anybody has moved.
  for (const _ of [1, 2]) {
    expect((await show()).container.textContent).toBe("returning");
    cleanup();
  }
  await show();
  await act(async () => window.dispatchEvent(new Event("pointerdown")));
  cleanup();
  expect((await show()).container.textContent).toBe("at rest");
});

test("edge: a list is waited for while it is laid out, and then left to whoever scrolls", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    leaveAt(4000);
    await show(<List isComplete />);
    act(() => resized());
    expect([went(), isWatching]).toEqual([2, true]);
    act(() => void vi.advanceTimersByTime(3000));
    expect(isWatching).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test("behavior: of a page that is left or loaded anew the place is kept, whatever stands above the list later", async () => {
  const top = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect");
  await show();
  top.mockReturnValue(DOMRect.fromRect({ y: -900 }));
  window.dispatchEvent(new Event("pagehide"));
  cleanup();
  // Of a document that is loaded anew nothing else is left, and its list may have another session.
  vi.resetModules();
  const loaded = await import("./last-view.ts");
  expect(loaded.listPlaceOf(search, "REF3" as RefId)).toEqual({ card: 7, belowCard: 0, belowTop: 900 });
  top.mockReturnValue(DOMRect.fromRect({ y: 300 }));
  const { container } = await show(<List isComplete />);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 1200, behavior: "instant" });
  // All of it is there.
  expect(container.querySelector("div")?.style.minBlockSize).toBe("");
  top.mockRestore();
});

test("behavior: after loading a page anew the way back leads to where the list was left, whatever the session is", async () => {
  leaveAt(4000);
  vi.resetModules();
  const loaded = await import("./last-view.ts");
  expect(loaded.listPlaceOf(search, "REF2" as RefId)).toEqual({ card: 7, belowCard: 20, belowTop: 4000 });
});

test("behavior: whoever leaves for another page comes back to the card that they were at", async () => {
  seventh = -20;
  const { leaveFor } = await show();
  await leaveFor("/");
  sessionStorage.clear();
  await leaveFor("/?sort=price");
  expect(listPlaceOf(search, refId)).toBeNull();
  await leaveFor("/contact-us");
  expect(listPlaceOf(search, refId)).toEqual({ card: 7, belowCard: 20, belowTop: 0 });
  // Who searches anew has another list.
  expect(listPlaceOf(search, "REF2" as RefId)).toBeNull();
});
