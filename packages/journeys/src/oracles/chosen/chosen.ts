import type { Fact, Sold } from "./sold.ts";
import type { Told } from "./told.ts";

/** What this oracle is called among those that look at pages. */
export const chosen = "chosen";

/** Whether it is written there as it stands: not as a part of a longer word or number. */
export const isWritten = (words: string, { written }: Pick<Fact, "written">): boolean => {
  const plain = written.replaceAll(/[\u00a0\u202f\s]+/g, " ");
  const around = /\d/.test(plain[0] ?? "") ? String.raw`(?<![\d.,:])` : "";
  const after = /\d/.test(plain.at(-1) ?? "") ? String.raw`(?![\d:])` : "";
  return new RegExp(around + plain.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`) + after, "iu").test(words);
};

/** As many as it is sold for, each with their own seat. */
const peopleFaults = ({ people }: Told, { people: party, seats }: Sold): readonly string[] => {
  if (people === null) return [];
  if (party !== null && people.length !== party)
    return [`chosen: it is sold for ${party}, and the page has ${people.length}: ${people.join(" | ")}`];
  return seats.flatMap((seat, at) => {
    const words = people[at] ?? "";
    return isWritten(words, { written: seat })
      ? []
      : [`chosen: whoever comes as number ${at + 1} sits on ${seat}, and the page says of them: ${words}`];
  });
};

/** A paper has a row for whoever has a seat, with both. A place in a coach is written in two columns. */
const sittingFaults = ({ on, rows }: Told, { sitting }: Sold): readonly string[] =>
  on !== "ticket"
    ? []
    : sitting
        .filter(
          ({ name, seat }) =>
            !rows.some((row) => [name, ...seat.split("/")].every((written) => isWritten(row, { written }))),
        )
        .map(
          ({ name, seat }) => `chosen: ${name} sits on ${seat}, and no row of the paper says so: ${rows.join(" | ")}`,
        );

/** What a page says otherwise than the service sells it, each as a sentence. */
export const chosenFaults = (told: Told, sold: Sold): readonly string[] => {
  const { amounts, on, words } = told;
  const { baseLines, bases, due, facts } = sold;
  // An invoice is about the price, a ticket about the trip; each step is about both.
  const missing = on === "invoice" ? [] : facts.filter((fact) => !isWritten(words, fact));
  const costs = on === "payment" ? (due === null ? [] : [due]) : on === "ticket" ? [] : bases;
  // A bill has what the thing costs line by line.
  const isByLine = costs === bases && baseLines.some((lines) => lines.every((line) => amounts.includes(line)));
  const isCostTold =
    costs.length === 0 || amounts.length === 0 || isByLine || costs.some((cost) => amounts.includes(cost));
  return [
    ...peopleFaults(told, sold),
    ...sittingFaults(told, sold),
    ...missing.map(({ what, written }) => `chosen: ${what} that is sold is "${written}", and the page says: ${words}`),
    ...(isCostTold
      ? []
      : [`chosen: what is sold costs ${costs.join(" or ")} thousandths, and the page says: ${amounts.join(", ")}`]),
  ];
};
