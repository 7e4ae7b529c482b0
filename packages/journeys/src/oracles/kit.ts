import type { Kit, WrittenAmount } from "./oracle.types.ts";

/** What oracles read a page with. Handed to pages as text, so that all it needs is in its own body. */
export const createKit = (): Kit => {
  const textsIn = (node: Node): string =>
    node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : Array.from(node.childNodes, textsIn).join(" ");

  const textOf: Kit["textOf"] = (element) =>
    (element ? textsIn(element) : "")
      .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "")
      .replaceAll(/[\u00a0\u202f\s]+/g, " ")
      .trim();

  const number = String.raw`\d[\d,]*(?:\.\d+)?`;
  const sign = String.raw`(?<![\d,.])(?<sign>[\u2212+-])? ?`;
  // Airports are three capitals too.
  const currencies = "PKR|SAR|USD|AED|QAR|KWD|BHD|OMR|EUR|GBP|TRY|EGP|JOD|MYR|IDR|CNY|JPY|CAD|AUD";
  const before = String.raw`(?<code>Rs|${currencies}) ?(?<amount>${number})`;
  const after = String.raw`(?<amountFirst>${number}) ?(?<codeLast>روبية|ر\.س|${currencies})`;
  const written = new RegExp(`${sign}(?:${before}|${after})`, "gu");
  const codes: Readonly<Record<string, string>> = { Rs: "PKR", روبية: "PKR", "ر.س": "SAR" };

  const amountIn = (groups: Readonly<Record<string, string | undefined>>, text: string): WrittenAmount => {
    const code = groups["code"] ?? groups["codeLast"] ?? "";
    const amount = (groups["amount"] ?? groups["amountFirst"] ?? "").replaceAll(",", "");
    const thousandths = Math.round(Number(amount) * 1000);
    const isLess = groups["sign"] === "\u2212" || groups["sign"] === "-";
    return { thousandths: isLess ? -thousandths : thousandths, currency: codes[code] ?? code, text };
  };

  const amountsIn: Kit["amountsIn"] = (text) =>
    Array.from(text.matchAll(written), (match) => amountIn(match.groups ?? {}, match[0].trim()));

  return {
    textOf,
    amountsIn,
    amountOf: (element) => {
      const text = textOf(element).replace(/^\u2248 /, "");
      const [only] = amountsIn(text);
      return only !== undefined && only.text === text ? only : null;
    },
    isShown: (element) => (typeof element.checkVisibility === "function" ? element.checkVisibility() : true),
    nameOf: (element) => {
      if (element === null) return "nothing";
      const name = element.getAttribute("aria-label") ?? textOf(element);
      return `${element.tagName.toLowerCase()} "${name.slice(0, 60)}"`;
    },
  };
};
