import type { Oracle } from "./oracle.types.ts";

/**
 * Every sum adds up: a table's rows to its foot, column by column; a list of groups to the total behind it, and each group's own
 * lines to the group; a description list of nothing but amounts to its last line.
 */
export const sums: Oracle = ({ amountOf, isShown, nameOf, textOf }) => {
  const faults: string[] = [];
  let watched = 0;

  const hold = (what: string, parts: readonly (Element | null | undefined)[], whole: Element | null | undefined) => {
    const [amounts, total] = [parts.map(amountOf), amountOf(whole)];
    const known = amounts.filter((amount) => amount !== null);
    if (total === null || known.length === 0 || known.some(({ currency }) => currency !== total.currency)) return;
    watched += 1;
    const sum = known.reduce((all, { thousandths }) => all + thousandths, 0);
    if (sum !== total.thousandths) {
      faults.push(`${what}: ${known.map(({ text }) => text).join(", ")} come to ${sum / 1000}, not ${total.text}`);
    }
  };

  for (const table of document.querySelectorAll("table")) {
    const foot = table.tFoot?.rows[0];
    if (foot === undefined || !isShown(table)) continue;
    const rows = Array.from(table.tBodies, (body) => Array.from(body.rows)).flat();
    for (let column = 1; column < foot.cells.length; column += 1) {
      hold(
        nameOf(table),
        rows.map((row) => row.cells[column]),
        foot.cells[column],
      );
    }
  }

  /** What a line of a list comes to: the last thing in it, before the lines that it is made of. */
  const amountAt = (line: Element): Element | null =>
    Array.from(line.querySelectorAll("bdi")).findLast(
      (one) => amountOf(one) !== null && one.closest("li, p") === line,
    ) ?? null;
  for (const list of document.querySelectorAll("ul")) {
    const lines = Array.from(list.children).filter((line) => line.tagName === "LI");
    const amounts = lines.map(amountAt);
    if (lines.length === 0 || amounts.includes(null) || !isShown(list)) continue;
    const group = list.parentElement?.closest("li");
    const total = list.nextElementSibling;
    if (group) hold(textOf(group), amounts, amountAt(group));
    else if (total?.tagName === "P") hold(textOf(total), amounts, amountAt(total));
  }

  for (const list of document.querySelectorAll("dl")) {
    const said = Array.from(list.querySelectorAll("dd"));
    if (said.length < 2 || said.some((one) => amountOf(one) === null) || !isShown(list)) continue;
    hold(textOf(list), said.slice(0, -1), said.at(-1));
  }
  return { watched: watched > 0, faults };
};
