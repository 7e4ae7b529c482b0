import { expect, test } from "vitest";
import type { Paper } from "../services/orders/document.types.ts";
import { paperPart } from "../services/papers/paper.ts";
import { printPaper } from "./print.ts";

const paper: Paper = {
  name: "safar-eticket-A1.pdf",
  language: "ar",
  title: "تذكرة إلكترونية",
  subject: "كراتشي إلى جدة",
  made_at: "2026-11-21T09:00:00Z",
  code: "V8V2JM A1",
  code_use: "أظهر هذا عند تسجيل السفر",
  facts: [{ name: "مرجع الحجز", value: "V8V2JM" }],
  parts: [
    paperPart("المسافرون", { columns: ["الاسم", "المقعد"], rows: [["Hamza Khan", "12A"]], notes: ["لا يمكن الإلغاء"] }),
  ],
  foot: ["+922100000000"],
};

const textOf = async (of: Paper): Promise<string> => new TextDecoder("latin1").decode(await printPaper(of));
const sheetsOf = (file: string): number => file.match(/\/Type \/Page\n/g)?.length ?? 0;

test.each(["en", "ar"] as const)("default: a file in %s with its own type in it, on one sheet", async (language) => {
  const file = await textOf({ ...paper, language });
  expect(file.startsWith("%PDF-")).toBe(true);
  expect(file).toContain(`/Lang (${language})`);
  expect(file).toContain("ReadexPro");
  expect(file).not.toContain("Helvetica");
  expect(sheetsOf(file)).toBe(1);
  expect(file.length).toBeLessThan(60_000);
});

test("invariant: the same paper gives the same bytes", async () => {
  expect(await textOf(paper)).toBe(await textOf(paper));
  expect(await textOf(paper)).not.toBe(await textOf({ ...paper, code: "other" }));
});

test("behavior: what lets nobody in has no code to read", async () => {
  expect((await textOf({ ...paper, code: null })).length).toBeLessThan((await textOf(paper)).length);
});

test("default: each of several tickets has its own code, with its text below", async () => {
  const printed = await textOf({
    ...paper,
    code: null,
    parts: [paperPart("الرموز", { codes: ["7JE7W7XJ4P", "KKJQ2P"] })],
  });
  const without = await textOf({ ...paper, code: null, parts: [paperPart("الرموز", {})] });
  expect(printed.length).toBeGreaterThan(without.length + 2000);
});

test("behavior: what does not stand on a sheet goes on on the next", async () => {
  const rows = Array.from({ length: 80 }, (_, place) => [`Hamza Khan ${place}`, "12A"]);
  expect(
    sheetsOf(await textOf({ ...paper, parts: [paperPart("المسافرون", { columns: ["الاسم", "المقعد"], rows })] })),
  ).toBe(3);
});
