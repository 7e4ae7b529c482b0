// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetKeptFlows, tellWhoIsHere } from "../flows/kept-flows.ts";
import { noteOpenWalk, readOpenWalk } from "./open-walk.ts";

const booking = { href: "/flights/passenger-details/S-1", title: "Karachi – Jeddah" };
const be = (person: string | null) => tellWhoIsHere(() => person);

beforeEach(() => {
  sessionStorage.clear();
  be(null);
});
afterEach(() => be(null));

test("default: what was begun is found in the same tab, until it is over", () => {
  expect(readOpenWalk()).toBeNull();
  noteOpenWalk(booking);
  expect(readOpenWalk()).toEqual(booking);
  noteOpenWalk(null);
  expect(readOpenWalk()).toBeNull();
});

test("behavior: what was begun signed out goes on for who signs in, and another person finds nothing of theirs", () => {
  noteOpenWalk(booking);
  be("ayesha");
  expect(readOpenWalk()).toEqual(booking);
  noteOpenWalk(booking);
  be("noura");
  expect(readOpenWalk()).toBeNull();
});

test("behavior: signing out forgets it", () => {
  noteOpenWalk(booking);
  forgetKeptFlows();
  expect(readOpenWalk()).toBeNull();
});

test("behavior: what leads away from this site is none", () => {
  noteOpenWalk({ ...booking, href: "https://elsewhere.example/" });
  expect(readOpenWalk()).toBeNull();
});
