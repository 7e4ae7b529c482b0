// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import type { Locale } from "@safar/engine";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import type { MapPoint, MapWords } from "./map.types.ts";
import type { MapSetting, MapView } from "./map-view.ts";
import PointMap from "./point-map.tsx";

/** A map without land: jsdom lays nothing out, so this stands for Leaflet and is told where people point. */
const stage = vi.hoisted(() => ({
  fails: false,
  setting: null as unknown,
  calls: [] as string[],
  isCrowd: false,
  inSight: [] as string[],
}));

const position = { latitude: 24.8, longitude: 67 };
const point = (id: string, price: number): MapPoint => ({
  id,
  name: `Hotel ${id}`,
  position,
  price,
  label: `Rs ${price}`,
});
const points = [point("one", 9000), point("two", 7000)];
/** The cheapest first. */
const seen = points.toReversed();
const words: MapWords = {
  title: "Map of the hotels",
  showAll: "Show all hotels",
  failed: "The list has all the hotels.",
  help: "Arrow keys go from price to price.",
};

vi.mock("./map-view.ts", () => ({
  createMapView: (container: HTMLElement, setting: MapSetting): MapView => {
    if (stage.fails) throw new Error("Leaflet did not come.");
    stage.setting = setting;
    const overlay = container.appendChild(document.createElement("div"));
    const told = (name: string) => () => void stage.calls.push(name);
    return {
      overlay,
      show: () => setting.onSeen(seen),
      place: ({ id }) => void stage.calls.push(`at ${id}`),
      next: (from) => points.find(({ id }) => id !== from.id) ?? null,
      reveal: ({ id }) => void stage.calls.push(`reveal ${id}`),
      light: (id) => void stage.calls.push(`lit ${id}`),
      cover: ({ foot, head }) => void stage.calls.push(`cover ${head} ${foot}`),
      unfold: () => stage.isCrowd,
      inSight: () => points.filter(({ id }) => stage.inSight.includes(id)),
      zoomBy: (steps) => void stage.calls.push(`zoom ${steps}`),
      showAll: told("all"),
      redress: told("redress"),
      remove: told("remove"),
    };
  },
}));

const setting = () => stage.setting as MapSetting;

const renderMap = async (locale: Locale = "en", highlighted: string | null = null, isStrip = false) => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const onHighlight = vi.fn<(id: string | null) => void>();
  const onOpen = vi.fn<(id: string | null) => void>();
  const onSight = vi.fn<(ids: readonly string[] | null) => void>();
  const places: never[] = [];
  const map = (pointed: string | null) => (
    <I18nProvider i18n={i18nOf(locale)}>
      <PointMap
        points={points}
        places={places}
        tiles={null}
        words={words}
        isRightToLeft={locale === "ar"}
        highlighted={pointed}
        onHighlight={onHighlight}
        onOpen={onOpen}
        onSight={onSight}
        isStrip={isStrip}
        card={(id) => <a href={`/hotels/${id}`}>Open {id}</a>}
      />
    </I18nProvider>
  );
  const { rerender } = render(map(highlighted));
  return { onHighlight, onOpen, onSight, point: (id: string | null) => rerender(map(id)) };
};

beforeEach(() => {
  stage.fails = false;
  stage.isCrowd = false;
  stage.calls = [];
  stage.inSight = ["one", "two"];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve() }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("default: the map is one button over the cheapest that is seen; arrow keys lead on", async () => {
  await renderMap();
  const pin = await screen.findByRole("button", { name: /Hotel two, Rs 7000/ });
  fireEvent.focus(pin);
  fireEvent.keyDown(pin, { key: "ArrowRight" });
  expect(screen.getByRole("button", { name: /Hotel one, Rs 9000/ })).toBe(pin);
  expect(screen.getByRole("status").textContent).toBe("Hotel one, Rs 9000");
  expect(stage.calls).toContain("reveal one");
});

test("behavior: arrow keys lead on from the one that is chosen elsewhere, which is lit again without them", async () => {
  await renderMap("en", "two");
  const pin = await screen.findByRole("button", { name: /Hotel two/ });
  fireEvent.focus(pin);
  fireEvent.keyDown(pin, { key: "ArrowRight" });
  expect(screen.getByRole("button", { name: /Hotel one/ })).toBe(pin);
  fireEvent.blur(pin);
  expect(screen.getByRole("button", { name: /Hotel two/ })).toBe(pin);
});

test("behavior: Enter opens it and goes on in it; Escape leads back to its pin", async () => {
  await renderMap();
  const pin = await screen.findByRole("button", { name: /Hotel two/ });
  pin.focus();
  fireEvent.click(pin, { detail: 0 });
  const card = screen.getByRole("group", { name: "Hotel two" });
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(screen.getByRole("link", { name: "Open two" }).getAttribute("href")).toBe("/hotels/two");
  fireEvent.keyDown(card, { key: "Escape" });
  expect(screen.queryByRole("group", { name: "Hotel two" })).toBeNull();
  expect(document.activeElement).toBe(pin);
});

test("behavior: Escape closes a card that a pointer has opened, wherever one is", async () => {
  await renderMap();
  await screen.findByRole("button", { name: /Hotel two/ });
  act(() => setting().onPress(points[0] ?? null));
  expect(screen.getByRole("group", { name: "Hotel one" })).toBeDefined();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByRole("group", { name: "Hotel one" })).toBeNull();
});

test("behavior: where several stand under a price a press comes nearer and opens none of them", async () => {
  const { onOpen } = await renderMap();
  await screen.findByRole("button", { name: /Hotel two/ });
  stage.isCrowd = true;
  act(() => setting().onPoint(points[0] ?? null));
  act(() => setting().onPress(points[0] ?? null));
  expect(onOpen).not.toHaveBeenCalled();
  expect(document.querySelector("[data-shown]")).toBeNull();
  stage.isCrowd = false;
  act(() => setting().onPress(points[0] ?? null));
  expect(onOpen).toHaveBeenLastCalledWith("one");
});

test("default: on a narrow window the cards of what is in sight are swiped, and none opens over them", async () => {
  const { onOpen } = await renderMap("en", null, true);
  const pin = await screen.findByRole("button", { name: /Hotel one/ });
  const cards = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(cards()).toEqual(["Open one", "Open two"]);
  expect(pin.hasAttribute("data-shown")).toBe(true);
  fireEvent.click(pin, { detail: 1 });
  expect(screen.queryByRole("group", { name: "Hotel one" })).toBeNull();
  // The page keeps it for whoever comes back to the map.
  expect(onOpen).toHaveBeenLastCalledWith("one");
  expect(stage.calls).toContain("reveal one");
  expect(cards()).toEqual(["Open one", "Open two"]);
});

test.each([
  ["en", /^List only what is in sight/],
  ["ar", /^ما يظهر على الخريطة فقط/],
] as const)(
  "behavior: in %s a list beside it has only what is in sight for as long as is wished",
  async (locale, name) => {
    const { onSight } = await renderMap(locale);
    await screen.findByRole("button", { name: /Hotel two/ });
    act(() => setting().onSeen(seen.slice(0, 1)));
    const only = screen.getByRole("button", { name });
    expect(onSight).not.toHaveBeenCalledWith(["two"]);
    fireEvent.click(only);
    expect(onSight).toHaveBeenLastCalledWith(["two"]);
    act(() => setting().onSeen(seen));
    expect(onSight).toHaveBeenLastCalledWith(["two", "one"]);
    // Bare land leaves the list as it is.
    act(() => setting().onSeen([]));
    expect(onSight).toHaveBeenLastCalledWith(null);
    fireEvent.click(screen.getByRole("button", { name }));
    expect(screen.queryByRole("button", { name, pressed: true })).toBeNull();
  },
);

test("behavior: the one whose card is open stays lit when nothing is pointed to", async () => {
  const { onOpen } = await renderMap();
  const pin = await screen.findByRole("button", { name: /Hotel two/ });
  act(() => setting().onPress(points[0] ?? null));
  expect(screen.getByRole("button", { name: /Hotel one, Rs 9000/ }).hasAttribute("data-shown")).toBe(true);
  act(() => setting().onPress(null));
  expect(onOpen.mock.calls).toEqual([["one"], [null]]);
  expect(pin.hasAttribute("data-shown")).toBe(false);
});

test("behavior: who is at a pin is at what it stands for elsewhere too, and the other way round", async () => {
  const { onHighlight, point } = await renderMap();
  await screen.findByRole("button", { name: /Hotel two/ });
  setting().onPoint(points[0] ?? null);
  await waitFor(() => expect(onHighlight).toHaveBeenLastCalledWith("one"));
  setting().onPoint(null);
  await waitFor(() => expect(onHighlight).toHaveBeenLastCalledWith(null));
  point("one");
  expect((await screen.findByRole("button", { name: /Hotel one/ })).hasAttribute("data-shown")).toBe(true);
});

test("behavior: plus, minus and Home are the buttons' keys; others stay the page's", async () => {
  await renderMap();
  const pin = await screen.findByRole("button", { name: /Hotel two/ });
  for (const key of ["+", "-", "Home"]) expect(fireEvent.keyDown(pin, { key })).toBe(false);
  expect(stage.calls).toEqual(expect.arrayContaining(["zoom 1", "zoom -1", "all"]));
  expect(fireEvent.keyDown(pin, { key: "Tab" })).toBe(true);
  expect(fireEvent.keyDown(pin, { key: "ArrowLeft", altKey: true })).toBe(true);
});

test.each([
  ["en", "1 more out of view"],
  ["ar", "خارج الجزء الظاهر: 1"],
] as const)("behavior: what is outside the view is counted, and a press shows it (%s)", async (locale, outside) => {
  await renderMap(locale);
  const all = await screen.findByRole("button", { name: "Show all hotels" });
  await screen.findByRole("button", { name: /Hotel two/ });
  expect(screen.queryByRole("button", { name: outside })).toBeNull();
  act(() => setting().onSeen([points[0]].filter((one) => one !== undefined)));
  fireEvent.click(screen.getByRole("button", { name: outside }));
  expect(stage.calls).toContain("all");
  expect(document.activeElement).toBe(all);
  act(() => setting().onSeen(seen));
  expect(screen.queryByRole("button", { name: outside })).toBeNull();
});

test.each([
  ["en", "2 out of view"],
  ["ar", "خارج الجزء الظاهر: 2"],
] as const)("behavior: where none is in view none of them is one more (%s)", async (locale, outside) => {
  await renderMap(locale);
  // What is seen at first has been told.
  await screen.findByRole("button", { name: /Hotel two/ });
  act(() => setting().onSeen([]));
  expect(screen.getByRole("button", { name: outside })).toBeTruthy();
});

test("behavior: the pin of the card in sight is the one that is lit, whatever is pointed to", async () => {
  await renderMap("en", "two", true);
  const pin = await screen.findByRole("button", { name: /Hotel one/ });
  act(() => setting().onPoint(points[1] ?? null));
  expect(pin.textContent).toContain("Hotel one");
  act(() => setting().onPress(points[1] ?? null));
  expect(screen.getByRole("button", { name: /Hotel two/ }).hasAttribute("data-shown")).toBe(true);
  stage.inSight = ["one"];
  act(() => setting().onSeen(seen));
  // Whoever has chosen one and moves the map on still has its card, beside those in sight.
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Open two", "Open one"]);
  expect(screen.getByRole("button", { name: /Hotel two/ }).hasAttribute("data-shown")).toBe(true);
});

test("behavior: a map that does not come says so, and can be asked for again", async () => {
  stage.fails = true;
  await renderMap();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The list has all the hotels.");
  stage.fails = false;
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("button", { name: /Hotel two/ })).toBeTruthy();
});
