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
  // Filtered by it, hotels are told by another rate than their cheapest; asked for on some days, events by what those have.
  const isByAnother =
    document.querySelector("input[name=refundable]:checked, button[name^=refundable]") !== null ||
    /[?&]refundable=/.test(location.search) ||
    (/\/events\//.test(location.pathname) && /[?&](?:from|to|part)=/.test(location.search));
  if (isByAnother) return [];
  const cards = Array.from(document.querySelectorAll("#offers li > article, #offers li > div > article"));
  return (
    cards
      // What is unfolded tells of other fares too.
      .filter((card) => isShown(card) && card.querySelector("[aria-expanded=true]") === null)
      .slice(0, most)
      .flatMap((card) => {
        for (const { pathname } of card.querySelectorAll<HTMLAnchorElement>("a[href]")) {
          const path = pathname.replace(/^\/ar(?=\/)/, "");
          const found = ways.map((way) => way.exec(path)?.groups).find((groups) => groups !== undefined);
          if (found === undefined) continue;
          const copy = card.cloneNode(true);
          if (!(copy instanceof Element)) continue;
          for (const former of copy.querySelectorAll("s, details")) former.remove();
          const words = textOf(copy);
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
