import { fail, ok, type Result } from "../result.ts";
import type { FieldProblem, FieldResult } from "./field.ts";

/** For a name that is written in one field. */
export const nameMinLetters = 3;
const partMinLetters = 2;
const nameMaxLetters = 46;

const spoken = /^[\p{L}\p{M}'\- ]+$/u;
const latin = /^[\p{Script=Latin}\p{M}'\- ]+$/u;

const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2013]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

const lettersOf = (name: string): number => name.match(/\p{L}/gu)?.length ?? 0;

const checkLetters = (text: string, minLetters: number): FieldResult => {
  const name = tidy(text);
  if (name === "") return fail({ code: "required" });
  if (/\p{N}/u.test(name)) return fail({ code: "digits_refused" });
  if (!spoken.test(name)) return fail({ code: "symbols_refused" });
  const letters = lettersOf(name);
  if (letters < minLetters) return fail({ code: "too_short", min: minLetters });
  return letters > nameMaxLetters ? fail({ code: "too_long", max: nameMaxLetters }) : ok(name);
};

const checkLatin = (text: string, minLetters: number): FieldResult => {
  const checked = checkLetters(text, minLetters);
  return checked.ok && !latin.test(checked.value) ? fail({ code: "latin_only" }) : checked;
};

/** What a person is called, in any script: letters, spaces, hyphens and apostrophes. */
export const checkSpokenName = (text: string): FieldResult => checkLetters(text, nameMinLetters);

/** A whole travel name in one field, in Latin letters as on the passport. */
export const checkTravelName = (text: string): FieldResult => checkLatin(text, nameMinLetters);

export type TravelNames = { readonly first: string; readonly last: string };

export type TravelNameProblems = { readonly first?: FieldProblem; readonly last?: FieldProblem };

type NameOptions = {
  readonly isSingleName?: boolean;
  /** In any script: nobody holds it against a document of travel. */
  readonly isSpoken?: boolean;
};

/**
 * First and last name as on the passport. Two letters are enough for each when there are both; somebody with a single name
 * leaves `last` empty, and then the first has the length of a whole name.
 */
export const checkTravelNames = (
  { first, last }: TravelNames,
  { isSingleName = false, isSpoken = false }: NameOptions = {},
): Result<TravelNames, TravelNameProblems> => {
  const check = isSpoken ? checkLetters : checkLatin;
  if (isSingleName && tidy(last) === "") {
    const name = check(first, nameMinLetters);
    return name.ok ? ok({ first: name.value, last: "" }) : fail({ first: name.error });
  }
  const given = check(first, partMinLetters);
  const family = check(last, partMinLetters);
  if (given.ok && family.ok) return ok({ first: given.value, last: family.value });
  return fail({ ...(given.ok ? {} : { first: given.error }), ...(family.ok ? {} : { last: family.error }) });
};
