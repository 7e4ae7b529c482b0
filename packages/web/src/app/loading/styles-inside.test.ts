// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { noteStylesInside } from "./styles-inside.ts";

beforeEach(() => {
  document.head.innerHTML = "";
});

test("default: each style sheet that stands in the page has a link that is not followed", () => {
  document.head.innerHTML = `<style>/*!/assets/a1-_B.css*/.a{color:red}/*!/assets/b2.css*/.b{color:red}/*! somebody's licence */</style>`;
  noteStylesInside();
  const links = [...document.head.querySelectorAll("link")];
  expect(links.map((link) => [link.getAttribute("href"), link.hasAttribute("disabled")])).toEqual([
    ["/assets/a1-_B.css", true],
    ["/assets/b2.css", true],
  ]);
  // What Vite looks for before it fetches the styles of a script.
  expect(document.querySelector('link[href="/assets/b2.css"][rel="stylesheet"]')).toBe(links[1]);
});

test("behavior: a page that links its styles is left as it is", () => {
  document.head.innerHTML = `<link rel="stylesheet" href="/assets/a.css" /><style>.a{color:red}</style>`;
  const before = document.head.innerHTML;
  noteStylesInside();
  expect(document.head.innerHTML).toBe(before);
});
