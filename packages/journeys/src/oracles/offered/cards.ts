import type { Kit } from "../oracle.types.ts";

/** What a card of a list says of what is offered under its id. */
export type Card = {
  readonly id: string;
  /** The search that found it, where its way leads through one. */
  readonly search: string;
  /** In which its amounts are; empty where it has none. */
  readonly currency: string;
  readonly locale: "en" | "ar";
  readonly words: string;
  /** In thousandths of a unit, what is struck through left out. */
  readonly amounts: readonly number[];
};

/** Reads the first cards of the list in the page it runs in. Handed to pages as text, so that all it needs is in its own body. */
export const tellCards = ({ amountsIn, isShown, textOf }: Kit): readonly Card[] => {
  const most = 4;
  const ways = [
    /^\/(?:flights\/itinerary-details|(?:hotels|tours)\/detail)\/(?<search>[^/]+)\/(?<id>[^/]+)$/,
    /^\/(?:bus|movies)\/seat-selection\/(?<id>[^/]+)$/,
    /^\/train\/(?<id>[^/]+-[^/]+_[^/]+)$/,
    /^\/events\/(?<id>[^/]+)$/,
  ];
  // Filtered by it, hotels are told by another rate than their cheapest; asked for on some days, events by what those have; with a bag,
  // flights by another fare, which the journey of it holds to the next step.
  // The list is another as soon as that is pressed, which its address follows.
  const isOn = (filter: string): boolean =>
    document.querySelector(`input[name=${filter}]:checked, button[name^=${filter}]`) !== null ||
    new URLSearchParams(location.search).has(filter);
  const isByAnother =
    isOn("with-bag") ||
    isOn("refundable") ||
    (/\/events\//.test(location.pathname) && /[?&](?:from|to|part)=/.test(location.search));
  if (isByAnother) return [];
  const wordsOf = (element: Element, without: string): string => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return "";
    for (const other of copy.querySelectorAll(without)) other.remove();
    return textOf(copy);
  };
  /** The times of a place are offers of their own: each says what it says, and what stands over all of them. */
  const offersOf = (card: Element): readonly { readonly element: Element; readonly words: string }[] => {
    const times = Array.from(card.querySelectorAll("li:has(a[href*='/movies/seat-selection/'])"));
    const over = wordsOf(card, "ul");
    return times.length === 0
      ? [{ element: card, words: wordsOf(card, "s, details") }]
      : times.map((element) => ({ element, words: `${over} ${textOf(element)}` }));
  };
  const cards = Array.from(document.querySelectorAll("#offers li > article, #offers li > div > article"));
  return (
    cards
      // What is unfolded tells of other fares too.
      .filter((card) => isShown(card) && card.querySelector("[aria-expanded=true]") === null)
      .flatMap(offersOf)
      .slice(0, most)
      .flatMap(({ element, words }) => {
        for (const { pathname } of element.querySelectorAll<HTMLAnchorElement>("a[href]")) {
          const path = pathname.replace(/^\/ar(?=\/)/, "");
          const found = ways.map((way) => way.exec(path)?.groups).find((groups) => groups !== undefined);
          if (found === undefined) continue;
          const { id = "", search = "" } = found;
          return [
            {
              id: decodeURIComponent(id),
              search: decodeURIComponent(search),
              locale: document.documentElement.lang === "ar" ? ("ar" as const) : ("en" as const),
              words,
              currency: amountsIn(words)[0]?.currency ?? "",
              amounts: amountsIn(words).map(({ thousandths }) => thousandths),
            },
          ];
        }
        return [];
      })
  );
};
