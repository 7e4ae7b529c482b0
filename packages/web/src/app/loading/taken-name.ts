let name = "";

/** What the link that was pressed last is of, as the page called it: it stands in until the page that it opens says more. */
export const nameTaken = (): string => name;

/** Takes along what the card around a link is called or, where its heading is only heard, what the page is. */
export const takeName = (link: Element): void => {
  const heading = link.closest(":is(article, li):has(h2, h3)")?.querySelector<HTMLElement>("h2, h3");
  // A pixel is what is left of one that is only heard.
  const seen = heading && heading.offsetWidth > 1 ? heading : document.querySelector("h1");
  name = Array.from(seen?.querySelectorAll("bdi") ?? [], ({ textContent }) => textContent).join(" – ");
};
