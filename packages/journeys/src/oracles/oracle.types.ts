/** An amount as it is written: thousandths of a unit, so that sums are exact. */
export type WrittenAmount = { readonly thousandths: number; readonly currency: string; readonly text: string };

/** What oracles read a page with. */
export type Kit = {
  /** What somebody reads there, without the marks that keep directions apart; a space stands between two elements. */
  readonly textOf: (element: Element | null | undefined) => string;
  /** The amounts of a text, in order. */
  readonly amountsIn: (text: string) => readonly WrittenAmount[];
  /** The one amount that an element is, with its sign; null where it says anything else. */
  readonly amountOf: (element: Element | null | undefined) => WrittenAmount | null;
  readonly isShown: (element: Element) => boolean;
  /** An element in a few words, for whoever looks for it. */
  readonly nameOf: (element: Element | null) => string;
};

/** How the screen came that is looked at: with a document, by a step forward, by the browser's back, or it is the one from before. */
export type Coming = "opened" | "went" | "returned" | "same";

/** What is known of a page besides what it shows. */
export type Seen = {
  readonly coming: Coming;
  /** Nobody, and nothing, has scrolled since the screen came. */
  readonly isAsItCame: boolean;
  /** What had the focus when it was taken away from the page, while nothing has it now. */
  readonly lostFocus: string | null;
  /** The tab that was pressed last on this screen. */
  readonly pressedTab: Element | null;
  /** How far what stood on the page has moved by itself since the document came, as browsers count it; null where it is not known. */
  readonly shift: number | null;
  /** What has moved so, each with from where to where. */
  readonly movedParts: readonly string[];
  /** Kept from one look at a document to the next. */
  readonly kept: Map<string, string>;
};

/** `watched`: whether there was anything to hold the page to. A fault is a sentence. */
export type Verdict = { readonly watched: boolean; readonly faults: readonly string[] };

/**
 * Looks at the page it runs in. Everything it needs is in its own body and its parameters: it is handed to the page as text, and
 * nothing that a module imports is there.
 */
export type Oracle = (kit: Kit, seen: Seen) => Verdict;
