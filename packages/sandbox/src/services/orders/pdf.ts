/** A line of a document: what it says, how large, and the space before it. In points. */
export type PdfLine = {
  readonly text: string;
  readonly size: number;
  readonly isBold?: boolean;
  readonly gap?: number;
};

const pageHeight = 842;
const pageWidth = 595;
const margin = 56;

/** The standard fonts know the signs of Latin-1 and no others; brackets and backslashes delimit text in a PDF. */
const escape = (text: string): string =>
  text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, "?").replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

const contentOf = (lines: readonly PdfLine[]): string => {
  let y = pageHeight - margin;
  const drawn = lines.map(({ text, size, isBold = false, gap = 6 }) => {
    y -= size + gap;
    return `BT /${isBold ? "F2" : "F1"} ${size} Tf ${margin} ${y} Td (${escape(text)}) Tj ET`;
  });
  return drawn.join("\n");
};

/** One A4 page of Latin text, as the bytes of a PDF 1.4 file, one character for each byte. */
export const writePdf = (title: string, lines: readonly PdfLine[]): string => {
  const content = contentOf(lines);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escape(title)}) /Producer (Safar sandbox) >>`,
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  return `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
};
