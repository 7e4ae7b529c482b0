const names = /\/\*!(\/assets\/[^*]+\.css)\*\//g;

/**
 * Notes for Vite which style sheets the page has inside: it looks for a link before it fetches what a script needs, and would fetch them
 * all once more. A link that is disabled is never followed. Their names are written by vite/named-styles.ts.
 */
export const noteStylesInside = (): void => {
  const inside = Array.from(document.head.querySelectorAll("style"), ({ textContent }) => textContent).join("");
  for (const [, address = ""] of inside.matchAll(names)) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.toggleAttribute("disabled", true);
    link.href = address;
    document.head.append(link);
  }
};
