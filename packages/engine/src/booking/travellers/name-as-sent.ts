import type { TravelNames } from "../../kernel/fields/name.ts";

type Mark = "keep" | "space" | "drop";

/** What an airline's reservation system makes of a name. */
export type NameRule = {
  readonly hyphen: Mark;
  readonly apostrophe: Mark;
  readonly space: "keep" | "drop";
  /** For somebody with one name alone, which goes as the last name: what goes as the first. */
  readonly noFirstName: "FNU" | "repeat";
  readonly doublesSingleLetter: boolean;
  readonly maxLetters: number;
};

const usual: NameRule = {
  hyphen: "space",
  apostrophe: "drop",
  space: "keep",
  noFirstName: "FNU",
  doublesSingleLetter: false,
  maxLetters: 46,
};

/** By the airline that sells the ticket; others follow the usual rule. */
export const nameRules: Readonly<Record<string, NameRule>> = {
  TK: usual,
  EY: { ...usual, apostrophe: "space", doublesSingleLetter: true },
  AK: { ...usual, hyphen: "drop" },
  NH: { ...usual, hyphen: "drop", space: "drop" },
  G9: { ...usual, noFirstName: "repeat" },
};

const replacements: Readonly<Record<Mark, string | null>> = { keep: null, space: " ", drop: "" };

const write = (name: string, rule: NameRule): string => {
  const marks = [
    [/-/g, replacements[rule.hyphen]],
    [/'/g, replacements[rule.apostrophe]],
  ] as const;
  const plain = marks.reduce(
    (text, [mark, replacement]) => (replacement === null ? text : text.replace(mark, replacement)),
    // Diacritics are not in the alphabet of tickets: É is written E. Other scripts have theirs for a reason.
    /\p{Script=Latin}/u.test(name) ? name.normalize("NFD").replace(/\p{M}/gu, "") : name,
  );
  const spaced = rule.space === "drop" ? plain.replace(/\s/g, "") : plain.replace(/\s+/g, " ");
  const written = spaced.trim().toUpperCase();
  return rule.doublesSingleLetter && written.length === 1 ? written + written : written.slice(0, rule.maxLetters);
};

/** A name as the airline will print it, for the traveller to compare with the passport. */
export const nameAsSent = ({ first, last }: TravelNames, airline: string): TravelNames => {
  const rule = (Object.hasOwn(nameRules, airline) ? nameRules[airline] : undefined) ?? usual;
  if (last.trim() !== "") return { first: write(first, rule), last: write(last, rule) };
  const only = write(first, rule);
  return { first: rule.noFirstName === "FNU" ? "FNU" : only, last: only };
};
