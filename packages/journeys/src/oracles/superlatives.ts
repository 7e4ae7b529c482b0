import type { Oracle } from "./oracle.types.ts";

/**
 * What is said to be the least is the least of everything that is known: the price at the order by price is below no card, no filter
 * and nothing that is held back; in that order the first card has it. No filter counts more than there is. A stay costs from its
 * cheapest rate.
 */
export const superlatives: Oracle = ({ amountsIn, isShown, nameOf, textOf }) => {
  const faults: string[] = [];
  // A stay in one room is from what the cheapest of the rates beside it comes to.
  const stay = textOf(document.querySelector("main aside"));
  const rates = Array.from(document.querySelectorAll("#rooms li li"))
    .filter((rate) => rate.querySelector("button[aria-pressed]") !== null)
    .flatMap((rate) => amountsIn(textOf(rate)).at(-1) ?? []);
  const [from] = /^(?:from|ابتداءً من) /.test(stay) && /1 room\b|غرفة واحدة/.test(stay) ? amountsIn(stay) : [];
  if (from !== undefined && rates.length > 0) {
    const lowest = Math.min(...rates.map(({ thousandths }) => thousandths));
    if (lowest !== from.thousandths) faults.push(`the stay is from ${from.text}, its cheapest rate is another`);
    return { watched: true, faults };
  }
  const orders = Array.from(document.querySelectorAll<HTMLAnchorElement>("nav a[href*='sort=']"));
  const order = orders.find(({ href }) => new URL(href).searchParams.get("sort") === "cheapest");
  const [least] = order === undefined ? [] : amountsIn(textOf(order));
  if (order === undefined || least === undefined) return { watched: false, faults };

  const list = document.querySelector("#offers");
  /** The times of a film in a cinema are offers of their own. */
  const offersOf = (card: Element): readonly Element[] => {
    const times = Array.from(card.querySelectorAll("li:has(a[href*='/movies/seat-selection/'])"));
    return times.length === 0 ? [card] : times;
  };
  const cards = Array.from(list?.querySelectorAll("li") ?? [])
    .filter((one) => one.querySelector("h2, h3, article"))
    .flatMap(offersOf);
  const costs = (element: Element) => {
    const copy = element.cloneNode(true);
    if (copy instanceof Element) for (const former of copy.querySelectorAll("s")) former.remove();
    return amountsIn(copy instanceof Element ? textOf(copy) : "").filter(({ currency }) => currency === least.currency);
  };
  for (const card of cards) {
    const amounts = costs(card).map(({ thousandths }) => thousandths);
    if (amounts.length > 0 && Math.max(...amounts) < least.thousandths) {
      faults.push(`${nameOf(card)} costs less than ${least.text}, which is said to be the least`);
    }
  }
  const [first] = cards;
  const isInOrder = order.getAttribute("aria-current") === "true";
  if (isInOrder && first !== undefined && !costs(first).some(({ thousandths }) => thousandths === least.thousandths)) {
    faults.push(`${nameOf(first)} is first by price and does not cost ${least.text}`);
  }

  // While they come, how many have answered is said before how many were found.
  const said = Array.from(document.querySelectorAll("main [role=status]"), textOf);
  const total = Math.max(...said.flatMap((one) => Array.from(one.matchAll(/\d+/g), ([number]) => Number(number))), 0);
  const isFiltered =
    document.querySelector("fieldset input:checked") !== null || /[?&](?:price|stops|stars)=/.test(location.search);
  for (const group of document.querySelectorAll("fieldset")) {
    if (isFiltered || !isShown(group) || group.closest("form[role=search]") !== null) continue;
    for (const option of group.querySelectorAll("label")) {
      const text = textOf(option);
      const [from] = amountsIn(text);
      const count = Number(/\( ?(\d+) ?\)/.exec(text)?.[1] ?? 0);
      if (from !== undefined && from.thousandths < least.thousandths) {
        faults.push(`the filter ${text} costs less than ${least.text}, which is said to be the least`);
      }
      if (total > 0 && count > total) faults.push(`the filter ${text} counts more than the ${total} that there are`);
    }
  }
  return { watched: cards.length > 0, faults };
};
