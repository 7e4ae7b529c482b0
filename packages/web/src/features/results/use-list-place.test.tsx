// @vitest-environment jsdom
import type { RefId, SearchText } from "@safar/engine";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListParts } from "./card-list.tsx";
import { type CardHeights, keepListPlace } from "./last-view.ts";
import { useListPlace } from "./use-list-place.ts";

const [search, refId] = ["trip=one_way" as SearchText, "REF1" as RefId];
let resized = () => {};
let isWatching = false;

beforeEach(() => {
  sessionStorage.clear();
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

const heights: CardHeights = {
  measured: [
    [0, 180],
    [7, 204],
  ],
  typical: 188,
};
const parts: ListParts = { seen: () => 0, toTop: () => {}, toCard: () => {}, heights: () => heights };
const standAt = (y: number) => Object.defineProperty(window, "scrollY", { configurable: true, value: y });
const leaveAt = (y: number) => {
  standAt(y);
  keepListPlace(search, refId, heights);
};

function List({ of = refId, isComplete }: { of?: RefId; isComplete: boolean }) {
  const list = useRef(parts);
  const place = useListPlace({ search, refId: of, isComplete }, list);
  return (
    <div style={{ minBlockSize: place.minBlockSize }} data-heights={JSON.stringify(place.heights)}>
      {place.isReturning ? "returning" : "at rest"}
    </div>
  );
}

const show = async (list = <List isComplete={false} />) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return act(async () => render(<RouterContextProvider router={router}>{list}</RouterContextProvider>));
};
const went = () => vi.mocked(window.scrollTo).mock.calls.length;

test("behavior: whoever comes back from an offer is led to where the list was left, until they move", async () => {
  leaveAt(4000);
  const { container } = await show();
  expect(container.textContent).toBe("returning");
  // Its cards stand where they stood, and it is as high as it has to be meanwhile.
  expect(container.querySelector("div")?.dataset["heights"]).toBe(JSON.stringify(heights));
  expect(container.querySelector("div")?.style.minBlockSize).toBe(`${4000 + window.innerHeight}px`);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 4000, behavior: "instant" });
  const before = went();
  act(() => resized());
  expect(went()).toBe(before + 1);

  await act(async () => window.dispatchEvent(new Event("wheel")));
  expect(container.textContent).toBe("at rest");
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

test("behavior: after loading anew the place is kept whatever the session is", async () => {
  await show();
  standAt(900);
  window.dispatchEvent(new Event("pagehide"));
  cleanup();
  const { container } = await show(<List of={"REF3" as RefId} isComplete />);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: "instant" });
  // All of it is there.
  expect(container.querySelector("div")?.style.minBlockSize).toBe("");
});
