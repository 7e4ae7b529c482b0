import type { Kit } from "../oracle.types.ts";

/** What a step, a booking or a paper says of what was chosen. */
export type Told = {
  /** A step before it is reserved, by its RefID; what comes after that, by the order's uuid. */
  readonly on: "step" | "payment" | "ticket" | "invoice";
  readonly id: string;
  readonly locale: "en" | "ar";
  /** In short, as it stands beside every step; on a paper all of it. */
  readonly words: string;
  /** In thousandths of a unit, whatever they are of. */
  readonly amounts: readonly number[];
  /** What is said of each person, where a step asks or shows who they are; null where it does neither. */
  readonly people: readonly string[] | null;
  /** The rows of a paper, each in one line. */
  readonly rows: readonly string[];
  /** What each line of the price is called, with its amount in thousandths of a unit. */
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
};

/** Reads that from the page it runs in; null where nothing is told yet. Handed to pages as text, so that all it needs is in its own body. */
export const tellChosen = ({ amountOf, amountsIn, isShown, textOf }: Kit): Told | null => {
  const path = location.pathname.replace(/^\/ar(?=\/)/, "");
  const step = /^\/[a-z]+\/(?:passenger-details\/?|(?:addons|review-booking)\/)([^/]+)$/.exec(path);
  const paying = /^\/(?!wallet\/)[a-z]+\/payments\/([^/]+)$/.exec(path);
  const ticket = /^\/[a-z]+\/booking-detail\/([^/]+)\/ticket$/.exec(path);
  const invoice = /^\/[a-z]+\/booking-detail\/([^/]+)\/invoice$/.exec(path);
  const id = (step ?? paying ?? ticket ?? invoice)?.[1];
  const main = document.querySelector("main");
  if (id === undefined || main === null) return null;
  const parts = Array.from(main.querySelectorAll("section[aria-label]")).filter((part) => isShown(part));
  const isPaper = ticket !== null || invoice !== null;
  // A paper is an article: whoever has to show first that it is theirs has none, and nor has the page that is left for it.
  const paper = isPaper ? main.querySelector("article") : null;
  if (isPaper && paper === null) return null;
  const words = paper !== null ? textOf(paper) : parts.map((part) => textOf(part)).join(" | ");
  if (words === "") return null;
  const isAsking = path.includes("/passenger-details");
  const isReviewing = path.includes("/review-booking/");
  const listed = isAsking
    ? // The last part is how they are reached.
      Array.from(main.querySelectorAll("form section[aria-labelledby]")).slice(0, -1)
    : Array.from(main.querySelectorAll("section > ul > li")).filter((one) =>
        Array.from(one.children).some(({ tagName }) => tagName === "DL"),
      );
  /** A line is called by the first words of it; what it is made of stands below. */
  const firstWords = (element: Element | null | undefined): string => {
    for (const node of element?.childNodes ?? []) {
      const words = (node.nodeValue ?? (node instanceof Element ? textOf(node) : "")).trim();
      if (words !== "") return words;
    }
    return "";
  };
  const named = (line: Element, name: Element | null, cost: Element | null | undefined) => {
    const amount = amountOf(cost);
    return amount === null || line.closest("ul ul") !== null
      ? []
      : [{ name: firstWords(name), amount: amount.thousandths }];
  };
  const lines = [
    // Sums and payments are no lines: a table of lines has its sum at its foot, a list of them last.
    ...Array.from(main.querySelectorAll<HTMLTableRowElement>("table:has(tfoot) tbody tr"), (row) =>
      named(row, row.querySelector("th[scope=row]"), row.cells.length === 2 ? row.cells[1] : null),
    ),
    ...Array.from(main.querySelectorAll("dl > div:not(:last-child)"), (row) =>
      named(row, row.querySelector("dt"), row.querySelector("dd bdi")),
    ),
    ...Array.from(main.querySelectorAll("section > ul > li"), (row) =>
      named(row, row.querySelector(":scope > span"), row.querySelector(":scope > span:nth-of-type(2) bdi")),
    ),
  ].flat();
  const amounts = amountsIn(textOf(paper ?? main)).map(({ thousandths }) => thousandths);
  return {
    on: step !== null ? "step" : paying !== null ? "payment" : ticket !== null ? "ticket" : "invoice",
    id,
    locale: document.documentElement.lang === "ar" ? "ar" : "en",
    words,
    amounts,
    people: isAsking || isReviewing ? listed.filter((one) => isShown(one)).map((one) => textOf(one)) : null,
    rows: Array.from(paper?.querySelectorAll("tr") ?? [], (row) => textOf(row)),
    lines,
  };
};
