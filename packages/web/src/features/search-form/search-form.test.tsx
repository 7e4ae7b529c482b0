// @vitest-environment jsdom
import type { PlaceSearchOutcome } from "@safar/engine";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FerryForm, ferriesBefore, harbours, lookup } from "./ferry-form.harness.tsx";
import { pageOf, withWindow } from "./search-form.harness.tsx";

const search = "from=karachi&to=jeddah&date=2026-12-03";
const usualAnswer = lookup.answer;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9), toFake: ["Date"] });
  await ferriesBefore.clear();
  lookup.asked.length = 0;
  lookup.answer = usualAnswer;
  withWindow(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draw = async (begun: string | null) => {
  const { tree, router } = await pageOf(<FerryForm search={begun} />, {});
  render(tree);
  return () => router.history.location.href;
};
const field = (name = "From") => screen.getByRole<HTMLInputElement>("combobox", { name });
const enter = async (name = "From") => {
  await act(async () => field(name).focus());
  await screen.findByRole("listbox");
};
const type = (text: string, name = "From") =>
  act(async () => void fireEvent.change(field(name), { target: { value: text } }));
const leave = (name = "From") => act(async () => field(name).blur());
const send = () => act(async () => void fireEvent.submit(screen.getByRole("form", { name: "Search ferries" })));
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const errors = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

test("default: what is complete leads to its results, and the device remembers it by its places' names", async () => {
  const ledTo = await draw("from=karachi&to=gwadar&date=2026-12-03");
  await send();
  await waitFor(() => expect(ledTo()).toBe("/ferries/search?from=karachi&to=gwadar&date=2026-12-03"));
  const [kept] = await ferriesBefore.list("2026-11-21");
  expect(kept?.places.map(({ names }) => names.en)).toEqual(["Karachi", "Gwadar"]);
});

test("behavior: what is missing is told at each field and together, and the focus goes to where it is mended", async () => {
  const ledTo = await draw(null);
  await send();
  expect(ledTo()).toBe("/");
  expect(errors()).toEqual(["Choose from", "Choose to", "Choose date"]);
  fireEvent.click(screen.getByRole("link", { name: "Choose date" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Day: Date" }));
  expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
});

test("behavior: an empty field offers what is near and what many choose, but not the other end", async () => {
  await draw("from=&to=jeddah&date=");
  await enter();
  await waitFor(() => expect(options()).toEqual(["Gwadar", "Karachi"]));
  expect(screen.getAllByRole("group").map((group) => group.textContent)).toEqual(["Near youGwadar", "PopularKarachi"]);
});

test("behavior: a filled field is overtyped, and what was typed is what is looked for", async () => {
  await draw("from=karachi&to=&date=");
  fireEvent.mouseDown(field());
  await screen.findByRole("listbox");
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, "Karachi".length]);
  await type("jed");
  await waitFor(() => expect(options()).toEqual(["Jeddah"]));
  expect(lookup.asked).toEqual(["jed"]);
  fireEvent.click(screen.getByRole("option", { name: "Jeddah" }));
  expect(field().value).toBe("Jeddah");
});

test.each(["", "  ", "Narnia"])("behavior: who leaves %o in a filled field has the last place back", async (text) => {
  await draw("from=karachi&to=&date=");
  await enter();
  await type(text);
  await leave();
  await waitFor(() => expect(field().value).toBe("Karachi"));
  // The same words again come to the same.
  await enter();
  await type(text);
  await leave();
  await waitFor(() => expect(field().value).toBe("Karachi"));
});

test("behavior: Enter while the answer is on its way takes the best of it, and sends nothing", async () => {
  const late = Promise.withResolvers<PlaceSearchOutcome>();
  const ledTo = await draw("from=&to=gwadar&date=2026-12-03");
  await enter();
  lookup.answer = () => late.promise;
  await type("jed");
  expect(fireEvent.keyDown(field(), { key: "ArrowDown" })).toBe(false);
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
  await waitFor(() => expect(lookup.asked).toEqual(["jed"]));
  await act(async () => late.resolve({ type: "FOUND", places: [harbours.jeddah] }));
  await waitFor(() => expect(field().value).toBe("Jeddah"));
  expect(ledTo()).toBe("/");
});

test("behavior: who asks for results while a place is still looked up gets them once it is found", async () => {
  const late = Promise.withResolvers<PlaceSearchOutcome>();
  const ledTo = await draw("from=&to=gwadar&date=2026-12-03");
  await enter();
  lookup.answer = () => late.promise;
  await type("jed");
  await leave();
  await send();
  expect(errors()).toEqual(["Choose from"]);
  await act(async () => late.resolve({ type: "FOUND", places: [harbours.jeddah] }));
  await waitFor(() => expect(ledTo()).toBe("/ferries/search?from=jeddah&to=gwadar&date=2026-12-03"));
});

test("behavior: both ends are turned round, typed words too", async () => {
  await draw("from=karachi&to=&date=");
  await enter("To");
  await type("Narnia", "To");
  await act(async () => screen.getByRole("button", { name: "Swap the places" }).click());
  expect([field().value, field("To").value]).toEqual(["Narnia", "Karachi"]);
});

test("behavior: what was searched for last is filled in, unless the page names a search", async () => {
  await ferriesBefore.add({ search, places: [harbours.karachi, harbours.jeddah] }, 1);
  await draw(null);
  await waitFor(() => expect([field().value, field("To").value]).toEqual(["Karachi", "Jeddah"]));
  expect(screen.getByRole("button", { name: "Day: Thu 3\u00a0Dec" })).toBeDefined();
  cleanup();
  await draw("from=gwadar&to=&date=");
  await act(async () => {});
  expect([field().value, field("To").value]).toEqual(["Gwadar", ""]);
});

/** The page as the server drew it, and how it comes alive. */
const drawn = async () => {
  const { tree } = await pageOf(<FerryForm search={null} />, {});
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(tree);
  const plain = (name: string) => {
    const found = container.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (found === null) throw new Error(`The form has no field ${name}.`);
    return found;
  };
  const wake = async () => {
    const root = await act(async () => hydrateRoot(container, tree));
    return async () => {
      await act(async () => root.unmount());
      container.remove();
    };
  };
  return { container, plain, wake };
};

test("default: before it is alive it is a form of plain fields that suggests places and leads to the results", async () => {
  const { container, plain } = await drawn();
  const form = container.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["get", "/ferries/search"]);
  expect([plain("from").type, plain("date").type, plain("from").getAttribute("role")]).toEqual(["text", "date", null]);
  // What is read over the day before the page is alive is what is read once it is.
  expect(plain("date").closest("div:has(> span)")?.querySelector(":scope > span")?.textContent).toBe("Date");
  const list = container.querySelector("datalist");
  expect(plain("from").getAttribute("list")).toBe(list?.id);
  expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(["Karachi", "Gwadar"]);
  container.remove();
});

test("behavior: who types before the page is alive stays in the field, and the list is of what was typed", async () => {
  const { plain, wake } = await drawn();
  const typedInto = plain("from");
  typedInto.focus();
  typedInto.value = "jed";
  const end = await wake();
  expect(field()).toBe(typedInto);
  expect([document.activeElement, field().value]).toEqual([typedInto, "jed"]);
  await waitFor(() => expect(options()).toEqual(["Jeddah"]));
  expect(lookup.asked).toEqual(["jed"]);
  await end();
});

test("behavior: what was typed and left before the page is alive becomes the place that it means", async () => {
  const { plain, wake } = await drawn();
  plain("from").value = "jed";
  plain("to").value = "Gwadar";
  plain("date").value = "2026-12-03";
  const end = await wake();
  await waitFor(() => expect([field().value, field("To").value]).toEqual(["Jeddah", "Gwadar"]));
  await end();
});

test("behavior: on a phone who types before the page is alive goes on in the sheet", async () => {
  withWindow(false);
  const { plain, wake } = await drawn();
  plain("from").focus();
  plain("from").value = "jed";
  const end = await wake();
  const searched = await screen.findByRole<HTMLInputElement>("searchbox", { name: "From" });
  expect([searched.value, document.activeElement]).toEqual(["jed", searched]);
  await waitFor(() => expect(options()).toEqual(["Jeddah"]));
  fireEvent.keyDown(searched, { key: "Enter" });
  await waitFor(() => expect(screen.getByRole("button", { name: "From: Jeddah" })).toBeDefined());
  expect(screen.queryByRole("searchbox")).toBeNull();
  await end();
});

test("behavior: a day that somebody is in when the page comes alive is where they stay", async () => {
  const { plain, wake } = await drawn();
  plain("date").focus();
  const end = await wake();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Day: Date" }));
  await end();
});

test("behavior: an Arabic day stands on a line of its own, its weekday below it, and both are heard", async () => {
  const { tree } = await pageOf(<FerryForm search={search} />, { locale: "ar" });
  render(tree);
  const day = screen.getByRole("button", { name: /الخميس/ });
  expect(day.textContent?.replaceAll(/\s/g, " ")).toBe("3 ديسمبرالخميس");
});
