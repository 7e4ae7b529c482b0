import type { Oracle } from "./oracle.types.ts";

/** Amounts and hours are written in one way: a true minus sign, rupees without decimals, a clock of twenty-four hours. */
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
    if (!/(?:Rs|ر\.س|روبية|[A-Z]{3})/.test(text)) continue;
    watched += 1;
    const hyphen = /(?:^|[\s(])-\s?(?:Rs|SAR|\d[\d,.]*\s?(?:ر\.س|روبية))|(?:Rs|SAR)\s?-\s?\d/.exec(text);
    if (hyphen !== null) faults.push(`a hyphen for a minus sign in "${text}"`);
    const decimals = /Rs\s?[\d,]+\.\d+|[\d,]+\.\d+\s?روبية/.exec(text);
    if (decimals !== null) faults.push(`rupees with decimals in "${text}"`);
  }
  // In Arabic the letter of the afternoon is that of metres too.
  const halfDay =
    /(?<![\p{L}\d:])(?:\d{1,2}(?::\d\d)? ?[ap]\.?m\b|(?:\d{1,2}:\d\d|الساعة \d{1,2}) ?[صم](?![\p{L}²]))/iu.exec(
      textOf(document.querySelector("main")),
    );
  if (halfDay !== null) faults.push(`an hour by the clock of twelve hours, "${halfDay[0]}"`);
  return { watched: watched > 0, faults };
};
