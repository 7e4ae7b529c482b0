import { encode } from "uqr";
import type { Paper, PaperPart } from "../services/orders/document.types.ts";
import { fontFiles } from "./fonts.ts";
import { type Look, openSheet, type Sheet } from "./sheet.ts";

const grey = "#444";
const looks = {
  brand: { size: 20, isBold: true },
  title: { size: 16, isBold: true },
  subject: { size: 14, isBold: true },
  heading: { size: 11, isBold: true },
  text: { size: 9.5 },
  strong: { size: 9.5, isBold: true },
  quiet: { size: 8.5, colour: grey },
} as const satisfies Readonly<Record<string, Look>>;

const codeSize = 84;
const starSize = 20;

/** The star of the marketplace: two squares, one turned by half a right angle. */
const star = (sheet: Sheet): void => {
  const { document } = sheet;
  const [x, y] = [sheet.leftOf({ start: 0, width: starSize }) + starSize / 2, sheet.top() + 14];
  const side = starSize / Math.SQRT2;
  for (const angle of [0, 45]) {
    document
      .save()
      .rotate(angle, { origin: [x, y] })
      .rect(x - side / 2, y - side / 2, side, side)
      .fill("#000")
      .restore();
  }
  document.circle(x, y, starSize / 6).fill("#fff");
};

const code = (sheet: Sheet, text: string, start = sheet.inner - codeSize): void => {
  const { data, size } = encode(text, { ecc: "M", border: 1 });
  const [left, top] = [sheet.leftOf({ start, width: codeSize }), sheet.top()];
  const step = codeSize / size;
  for (const [y, line] of data.entries()) {
    for (const [x, isDark] of line.entries()) {
      if (isDark) sheet.document.rect(left + x * step, top + y * step, step, step);
    }
  }
  sheet.document.fill("#000");
};

/** Names above their values, two beside each other. */
const facts = (sheet: Sheet, of: Paper["facts"], width: number, look: Look = looks.text): void => {
  const each = width / 2;
  const roomAt = (place: number) => ({ start: place * each, width: each - 12 });
  for (let first = 0; first < of.length; first += 2) {
    const pair = of.slice(first, first + 2);
    sheet.keep(32);
    sheet.row(pair.map(({ name }, place) => ({ text: name, look: looks.quiet, room: roomAt(place) })));
    sheet.row(pair.map(({ value }, place) => ({ text: value, look, room: roomAt(place) })));
    sheet.gap(4);
  }
};

const table = (sheet: Sheet, { columns, rows }: PaperPart): void => {
  if (columns.length === 0) return;
  const each = sheet.inner / columns.length;
  const roomAt = (place: number) => ({ start: place * each, width: each - 12 });
  sheet.row(columns.map((text, place) => ({ text, look: looks.quiet, room: roomAt(place) })));
  for (const cells of rows) {
    sheet.gap(2);
    sheet.row(cells.map((text, place) => ({ text, look: looks.text, room: roomAt(place) })));
    sheet.gap(2);
    sheet.rule("#bbb", 0.4);
  }
};

const codesBeside = 4;

/** What is read at a door, some beside each other, each with its text below. */
const codes = (sheet: Sheet, of: readonly string[]): void => {
  const each = sheet.inner / codesBeside;
  for (let first = 0; first < of.length; first += codesBeside) {
    const some = of.slice(first, first + codesBeside);
    sheet.gap(6);
    sheet.keep(codeSize + 20);
    for (const [place, text] of some.entries()) code(sheet, text, place * each);
    sheet.gap(codeSize + 2);
    sheet.row(
      some.map((text, place) => ({ text, look: looks.strong, room: { start: place * each, width: each - 12 } })),
    );
  }
};

const part = (sheet: Sheet, content: PaperPart): void => {
  sheet.gap(8);
  // A heading does not stand alone at the foot of a sheet.
  sheet.keep(60);
  sheet.row([{ text: content.title, look: looks.heading, room: { start: 0, width: sheet.inner } }]);
  sheet.rule("#000");
  facts(sheet, content.facts, sheet.inner);
  table(sheet, content);
  codes(sheet, content.codes);
  for (const text of content.notes) sheet.row([{ text, look: looks.text, room: { start: 0, width: sheet.inner } }]);
};

/** A paper as a PDF. The same paper gives the same bytes. */
export const printPaper = async (paper: Paper): Promise<Uint8Array<ArrayBuffer>> => {
  const { language, subject, title } = paper;
  const sheet = openSheet({
    fonts: await fontFiles(),
    direction: language === "ar" ? "rtl" : "ltr",
    language,
    title: `${title} · ${subject}`,
    madeAt: new Date(paper.made_at),
  });
  star(sheet);
  const width = sheet.inner / 2;
  sheet.row([
    { text: language === "ar" ? "سفر" : "Safar", look: looks.brand, room: { start: starSize + 6, width } },
    { text: title, look: looks.title, room: { start: width, width, isEnd: true } },
  ]);
  sheet.gap(4);
  sheet.rule("#000", 1.5);
  sheet.gap(6);
  const beside = sheet.inner - codeSize - 16;
  const use = { text: paper.code_use, look: looks.quiet, room: { start: sheet.inner - codeSize, width: codeSize } };
  sheet.row([
    { text: subject, look: looks.subject, room: { start: 0, width: beside } },
    ...(paper.code === null ? [] : [use]),
  ]);
  const top = sheet.top();
  if (paper.code !== null) code(sheet, paper.code);
  facts(sheet, paper.facts, beside, looks.strong);
  if (paper.code !== null) sheet.gap(Math.max(0, top + codeSize - sheet.top()));
  for (const content of paper.parts) part(sheet, content);
  sheet.gap(10);
  sheet.rule("#bbb", 0.4);
  sheet.row([{ text: paper.foot.join("   "), look: looks.quiet, room: { start: 0, width: sheet.inner } }]);
  return sheet.finished();
};
