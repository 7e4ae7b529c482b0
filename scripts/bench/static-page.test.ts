import { expect, test } from "vitest";
import { byHand, withoutScripts } from "./static-page.ts";

const html = `<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head><body>
<article class="a b" style="x"><svg viewBox="0 0 1 1"><path d="M0"></path></svg><h3>Hunza</h3></article>
<details><summary nonce="n">Why?</summary></details><script nonce="n">let a = "<b>";
</script><script type="module" src="/a.js"></script></body></html>`;

test("default: without its scripts a page keeps all else", () => {
  const page = withoutScripts(html);
  expect(page).not.toMatch(/script|modulepreload/);
  expect(page).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(page).toContain('<svg viewBox="0 0 1 1">');
});

test("default: written by hand it keeps words and controls, and fetches nothing", () => {
  const page = byHand(html);
  expect(page).toContain("<article><h3>Hunza</h3></article>");
  expect(page).toContain("<details><summary>Why?</summary></details>");
  expect(page).not.toMatch(/(?:src|href)="\//);
});
