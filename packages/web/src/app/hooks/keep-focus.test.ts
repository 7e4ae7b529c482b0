// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFocus } from "./keep-focus.ts";

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `<header><button id="menu">Menu</button></header>
    <main id="main" tabindex="-1"><h1>Profile</h1><section id="part"><form id="form"><button id="save">Save</button></form></section></main>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  // The document is that of every file of a worker.
  document.body.replaceChildren();
});

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`Nothing is called ${id}.`);
  return found;
};

test("default: the focus of what goes away goes to the nearest part that stays", async () => {
  element("save").focus();
  element("form").remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(element("part")));
  // It was led there this once.
  element("menu").focus();
  expect(element("part").hasAttribute("tabindex")).toBe(false);
});

test("default: where nothing around it stays but the page, it goes there, and that keeps what it had", async () => {
  element("save").focus();
  element("part").remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(element("main")));
  element("menu").focus();
  expect(element("main").tabIndex).toBe(-1);
});

test("behavior: what comes instead and takes the focus keeps it", async () => {
  element("save").focus();
  element("form").outerHTML = `<button id="edit">Edit</button>`;
  element("edit").focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(element("edit"));
});

test("boundary: a focus that somebody has put down stays down", async () => {
  element("save").focus();
  element("save").blur();
  element("menu").remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});

test("behavior: what had gone away before anybody kept the focus is mended too", async () => {
  stop();
  const form = element("form");
  element("save").focus();
  const before = [element("save"), form, element("part"), element("main")];
  form.remove();
  stop = keepFocus(before);
  await vi.waitFor(() => expect(document.activeElement).toBe(element("part")));
});
