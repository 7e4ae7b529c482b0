/** How dates are typed: day, month, year. */
export const dateMask = "##/##/####";

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
/** As the mask has made of a year that was typed first. */
const yearFirst = /^(19|20)\/?(\d{2})[-.](\d{1,2})[-.](\d{2})$/;
const whole = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/;
const endsGroup = /(^|\/)(\d)[/.-]$/;
const two = (digits: string): string => digits.padStart(2, "0");

/**
 * What somebody typed, pasted or let their browser fill in, as the mask wants it. `2019-02-01` is how browsers fill in a birthday;
 * a separator after a single digit means that the day or month has no second one.
 */
export const readDate = (typed: string): string => {
  const text = typed.trim();
  const [, year, month, day] = iso.exec(text) ?? [];
  if (year && month && day) return `${day}/${month}/${year}`;
  const digits = text.replaceAll(/\D/g, "");
  // Year first, without a separator: no such year could be meant by the last four.
  if (/^(?:19|20)\d{2}[01]\d[0-3]\d$/.test(digits) && Number(digits.slice(4)) < 1900) {
    return `${digits.slice(6)}/${digits.slice(4, 6)}/${digits.slice(0, 4)}`;
  }
  const [, century = "", years = "", third, fourth] = yearFirst.exec(text) ?? [];
  if (third && fourth) return `${fourth}/${two(third)}/${century}${years}`;
  const [, first, second, last] = whole.exec(text) ?? [];
  if (first && second && last) return `${two(first)}/${two(second)}/${last}`;
  return text.replace(endsGroup, "$10$2/");
};

/** As the form keeps it: a whole date as `2019-02-01`, whether there is such a day or not; anything else as it was typed. */
export const dateOfText = (shown: string): string => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(shown) ?? [];
  return day && month && year ? `${year}-${month}-${day}` : shown;
};

/** The reverse: what the field shows of what the form keeps. */
export const textOfDate = (kept: string): string => {
  const [, year, month, day] = iso.exec(kept) ?? [];
  return year && month && day ? `${day}/${month}/${year}` : kept;
};
