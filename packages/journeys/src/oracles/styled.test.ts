import { expect, test } from "vitest";
import { ruledIn, styledFaults } from "./styled.ts";

const ruled = new Set(["card", "late", "late1"]);
const page = (styles: string, body: string) =>
  `<!DOCTYPE html><html><head><style nonce="x">${styles}</style></head><body>${body}</body></html>`;

test("default: a document that has the styles of all that stands in it", () => {
  const document = page(".card{color:red}@media (min-width:1px){.late{color:blue}}", '<p class="card late bare"></p>');
  expect(styledFaults(document, ruled)).toEqual([]);
});

test("plant: a part whose styles come with its script is caught, and named", () => {
  const document = page(".card{color:red}.late1{color:blue}", '<p class="card"><b class="late"></b></p>');
  expect(styledFaults(document, ruled)).toEqual([expect.stringContaining("styles of late")]);
});

test("boundary: a class with a rule for one state or one width has a rule; what stands between braces names none", () => {
  expect([...ruledIn(".a:hover{margin:.5em}@media (width>1px){.b.c{x:y}}.d .e,.f{z:0.1}")]).toEqual([
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
  ]);
});
