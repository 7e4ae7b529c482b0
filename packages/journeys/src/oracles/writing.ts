import type { Oracle } from "./oracle.types.ts";

/** Amounts are written in one way: a true minus sign, and rupees without decimals. */
export const writing: Oracle = ({ isShown, textOf }) => {
  const faults: string[] = [];
  let watched = 0;
  const lines = new Set<Element>();
  for (const amount of document.querySelectorAll("bdi")) {
    const line = amount.parentElement;
    if (line !== null && /\d/.test(amount.textContent) && isShown(amount)) lines.add(line);
  }
  for (const line of lines) {
    const text = textOf(line);
    if (!/(?:Rs|ر\.[بس]|[A-Z]{3})/.test(text)) continue;
    watched += 1;
    const hyphen = /(?:^|[\s(])-\s?(?:Rs|SAR|\d[\d,.]*\s?ر\.)|(?:Rs|SAR)\s?-\s?\d/.exec(text);
    if (hyphen !== null) faults.push(`a hyphen for a minus sign in "${text}"`);
    const decimals = /Rs\s?[\d,]+\.\d+|[\d,]+\.\d+\s?ر\.ب/.exec(text);
    if (decimals !== null) faults.push(`rupees with decimals in "${text}"`);
  }
  return { watched: watched > 0, faults };
};
