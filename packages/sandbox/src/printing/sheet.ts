import PdfDocument from "pdfkit";
import type { FontFiles } from "./fonts.ts";
import { type Direction, directionOf, visualRuns } from "./visual-runs.ts";

/** In points. */
const page = { width: 595.28, height: 841.89, margin: 48 } as const;
const inner = page.width - 2 * page.margin;
const leading = 1.5;

export type Look = { readonly size: number; readonly isBold?: boolean; readonly colour?: string };

/** Where a text stands: so far from the side on which lines begin, and so wide at most. */
type Room = {
  readonly start: number;
  readonly width: number;
  /** It stands at the end of its room, and not where lines begin. */
  readonly isEnd?: boolean;
};

type Options = {
  readonly fonts: FontFiles;
  readonly direction: Direction;
  readonly title: string;
  readonly language: string;
  readonly madeAt: Date;
};

/** Sheets of A4 that are written from above, each measure counted from where the language's lines begin. */
export const openSheet = ({ direction, fonts, language, madeAt, title }: Options) => {
  const document = new PdfDocument({
    size: "A4",
    margin: page.margin,
    lang: language,
    displayTitle: true,
    info: { Title: title, Producer: "Safar sandbox", Creator: "Safar sandbox", CreationDate: madeAt, ModDate: madeAt },
    // Otherwise it begins with one of its own fonts, which know no Arabic.
    font: "",
  });
  const bytes: Uint8Array[] = [];
  document.on("data", (part: Uint8Array) => bytes.push(part));
  for (const [script, { bold, plain }] of Object.entries(fonts)) {
    document.registerFont(`${script} plain`, plain).registerFont(`${script} bold`, bold);
  }
  let y: number = page.margin;

  const measured = (text: string, { isBold = false, size }: Look) =>
    visualRuns(text, directionOf(text, direction)).map((run) => {
      const font = `${run.script} ${isBold ? "bold" : "plain"}`;
      return { ...run, font, width: document.font(font, size).widthOfString(run.text, { features: [] }) };
    });
  const widthOf = (text: string, look: Look): number => measured(text, look).reduce((sum, { width }) => sum + width, 0);

  /** A text in lines that are no wider than their room. */
  const linesOf = (text: string, look: Look, width: number): readonly string[] =>
    text.split("\n").flatMap((paragraph) => {
      const lines: string[] = [];
      let line = "";
      for (const word of paragraph.split(" ")) {
        const longer = line === "" ? word : `${line} ${word}`;
        if (line !== "" && widthOf(longer, look) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      return [...lines, line];
    });

  const drawLine = (text: string, look: Look, { isEnd = false, start, width }: Room, top: number): void => {
    const runs = measured(text, look);
    const taken = runs.reduce((sum, run) => sum + run.width, 0);
    const from = isEnd ? start + width - taken : start;
    let x = direction === "rtl" ? page.width - page.margin - from - taken : page.margin + from;
    // What is wider than its room, as an address without spaces is, stays on the sheet.
    if (taken > width) x = Math.max(page.margin, Math.min(x, page.width - page.margin - taken));
    document.fillColor(look.colour ?? "#000");
    for (const { font, text: run, width: step } of runs) {
      document.font(font, look.size).text(run, x, top, { lineBreak: false, features: [] });
      x += step;
    }
  };

  const keep = (height: number): void => {
    if (y + height <= page.height - page.margin) return;
    document.addPage();
    y = page.margin;
  };

  /** Texts beside each other, as high as the highest of them. */
  const row = (cells: readonly { readonly text: string; readonly look: Look; readonly room: Room }[]): void => {
    const written = cells.map(({ look, room, text }) => ({ look, room, lines: linesOf(text, look, room.width) }));
    const height = Math.max(0, ...written.map(({ lines, look }) => lines.length * look.size * leading));
    keep(height);
    for (const { lines, look, room } of written) {
      for (const [place, line] of lines.entries()) drawLine(line, look, room, y + place * look.size * leading);
    }
    y += height;
  };

  return {
    inner,
    document,
    top: () => y,
    row,
    gap: (height: number): void => {
      y += height;
    },
    /** Begins another sheet where so much would not stand on this one. */
    keep,
    rule: (colour: string, width = 0.6): void => {
      document
        .moveTo(page.margin, y)
        .lineTo(page.width - page.margin, y)
        .lineWidth(width)
        .stroke(colour);
      y += 5;
    },
    /** The left edge of something that stands at a distance from where lines begin. */
    leftOf: ({ start, width }: Room): number =>
      direction === "rtl" ? page.width - page.margin - start - width : page.margin + start,
    finished: async (): Promise<Uint8Array<ArrayBuffer>> => {
      const end = new Promise((resolve) => document.on("end", resolve));
      document.end();
      await end;
      const file = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
      let offset = 0;
      for (const part of bytes) {
        file.set(part, offset);
        offset += part.length;
      }
      return file;
    },
  };
};

export type Sheet = ReturnType<typeof openSheet>;
