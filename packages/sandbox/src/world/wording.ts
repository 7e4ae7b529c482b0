import { type ArabicForms, severalOf } from "./counted.ts";
import type { Names } from "./names.ts";

/** A text with its `{marks}` filled in, each by what it is called in the text's language. */
export const filled = ({ ar, en }: Names, marks: Readonly<Record<string, Names>>): Names => {
  const fill = (text: string, locale: "en" | "ar") =>
    text.replaceAll(/\{(\w+)\}/g, (_, mark) => marks[mark]?.[locale] ?? "");
  return { en: fill(en, "en"), ar: fill(ar, "ar") };
};

/** Several things in one sentence: `the fort, the mosque and the bazaar`. */
export const listed = (of: readonly Names[]): Names => {
  const en = of.map((one) => one.en);
  return {
    en: [en.slice(0, -1).join(", "), ...en.slice(-1)].filter((part) => part !== "").join(" and "),
    ar: of.map((one) => one.ar).join(" و"),
  };
};

/** Words that only a sentence's beginning writes large. */
const small =
  /^(?:The|A|An|Tea|Fire|Supper|Something|Life|Safety|Crabs|Through|Along|Out|Into|At|Under|Between|Down|Among|Where|Dates|Coffee|Milk|One|Your|Tyres|Seats|Stories|Its)\b/;

/** A name within a sentence: `the royal bath`. */
export const within = ({ ar, en }: Names): Names => ({ en: en.replace(small, (word) => word.toLowerCase()), ar });

/** The same at its beginning: `The royal bath`. */
export const beginning = ({ ar, en }: Names): Names => ({ en: en.replace(/^./, (letter) => letter.toUpperCase()), ar });

const hours: ArabicForms = { two: "ساعتين", few: "ساعات", many: "ساعة" };
const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** How long something is, after a word like "about", from an hour on in halves: `45 minutes`, `an hour and a half`. */
export const lasting = (minutes: number): Names => {
  if (minutes < 60) return { en: `${minutes} minutes`, ar: `${minutes} ${minutes < 11 ? "دقائق" : "دقيقة"}` };
  const halves = Math.round(minutes / 30);
  const [whole, isHalf] = [Math.floor(halves / 2), halves % 2 === 1];
  const en =
    whole === 1 ? `an hour${isHalf ? " and a half" : ""}` : `${numbers[whole]}${isHalf ? " and a half" : ""} hours`;
  return { en, ar: `${severalOf("ساعة", hours, whole)}${isHalf ? " ونصف" : ""}` };
};

const sequences: readonly Names[] = [
  {
    en: "It begins with {first}, goes on to {middle} and ends with {last}.",
    ar: "تبدأ الجولة ب{first}، ثم {middle}، وتنتهي ب{last}.",
  },
  { en: "{first} first, then {middle}, and last of all {last}.", ar: "أولًا {first}، ثم {middle}، وفي الختام {last}." },
  {
    en: "You start with {first} and finish with {last}; between them there is time for {middle}.",
    ar: "البداية مع {first}، والختام مع {last}، وبينهما {middle}.",
  },
];
const listings: readonly Names[] = [
  { en: "On the way: {all}.", ar: "في الطريق: {all}." },
  { en: "This is the order of things: {all}.", ar: "وهذا ترتيب المحطات: {all}." },
];

/** What cannot stand in a sentence as a thing: where one is, or what is done. */
const isNoThing = ({ ar, en }: Names): boolean =>
  /^(?:Through|Along|Out|Into|At|Under|Between|Down|Among|Where|Your|Tyres|One|Something|The (?:first stall|flags))\b/.test(
    en,
  ) || /^(?:بين|عبر|على|في|عند|تحت|حول|نزولًا|صعودًا)\s/.test(ar);

/** Stops of a way one after the other, as a sentence; `way` is any number, and says in which words. */
export const inOrder = (stops: readonly Names[], way: number): Names => {
  const names = stops.map(within);
  const [first, last] = [names[0], names.at(-1)];
  const pick = (of: readonly Names[]): Names => of[way % of.length] ?? { en: "", ar: "" };
  if (first === undefined || last === undefined || names.length < 3 || stops.some(isNoThing)) {
    const all = { en: names.map(({ en }) => en).join("; "), ar: names.map(({ ar }) => ar).join("؛ ") };
    return filled(pick(listings), { all });
  }
  return beginning(filled(pick(sequences), { first, middle: listed(names.slice(1, -1)), last }));
};
