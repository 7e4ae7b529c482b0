type Place = { readonly accepts: (character: string) => boolean; readonly write: (character: string) => string };
type Slot = Place | { readonly literal: string };

const asIs = (character: string): string => character;
const letter = (character: string): boolean => /^\p{L}$/u.test(character);
const digit = (character: string): boolean => /^\d$/.test(character);

const places: Readonly<Record<string, Place>> = {
  "#": { accepts: digit, write: asIs },
  X: { accepts: (character) => letter(character) || digit(character), write: asIs },
  S: { accepts: letter, write: asIs },
  A: { accepts: letter, write: (character) => character.toUpperCase() },
  a: { accepts: letter, write: (character) => character.toLowerCase() },
};

/** `#` a digit, `X` a letter or a digit, `S` a letter, `A` a capital, `a` a small letter; `!` makes the next a plain character. */
const slotsOf = (mask: string): readonly Slot[] =>
  [...mask.matchAll(/!(.)|(.)/gsu)].map(([, plain, token = ""]): Slot => {
    const place = plain === undefined && Object.hasOwn(places, token) ? places[token] : undefined;
    return place ?? { literal: plain ?? token };
  });

// Both blocks of digits begin where the low four bits are zero.
const inAsciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (character) => String(character.charCodeAt(0) & 0xf));

const isSeparator = (character: string, slots: readonly Slot[]): boolean =>
  /\s/.test(character) || slots.some((slot) => "literal" in slot && slot.literal === character);

const significant = (text: string, slots: readonly Slot[]): readonly string[] =>
  Array.from(inAsciiDigits(text)).filter((character) => !isSeparator(character, slots));

/**
 * A text arranged by a mask: digits of any script become 0–9 and separators stand where they belong. A mask arranges and never
 * drops: what does not fit stays as it was typed, so that whoever checks it can say what is wrong. A separator comes with the
 * character after it, so that deleting backwards never meets one that comes back.
 */
export const arrange = (text: string, mask: string): string => {
  const slots = slotsOf(mask);
  const typed = significant(text, slots);
  let arranged = "";
  let waiting = "";
  let next = 0;
  for (const slot of slots) {
    if ("literal" in slot) {
      waiting += slot.literal;
      continue;
    }
    const character = typed[next];
    if (character === undefined) return arranged;
    if (!slot.accepts(character)) return inAsciiDigits(text);
    arranged += waiting + slot.write(character);
    waiting = "";
    next += 1;
  }
  return next < typed.length ? inAsciiDigits(text) : arranged;
};

/** Where the caret belongs in the arranged text, when it stood at `caret` in what was typed: whoever types on types on at the end. */
export const caretIn = (arranged: string, typed: string, caret: number, mask: string): number => {
  if (caret >= typed.length) return arranged.length;
  const slots = slotsOf(mask);
  let left = significant(typed.slice(0, caret), slots).length;
  if (left === 0) return 0;
  const at = Array.from(arranged).findIndex((character) => {
    if (!isSeparator(character, slots)) left -= 1;
    return left === 0;
  });
  return at === -1 ? arranged.length : at + 1;
};
