/** Only letters that compatibility decomposition leaves apart: it already takes the hamza off alef, waw and yeh. */
const letters: Readonly<Record<string, string>> = {
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ة: "ه",
  ہ: "ه",
  ک: "ك",
  گ: "ك",
};

/**
 * The form in which names are compared: lower case, no Latin accents, no Arabic vowel marks or tatweel, one shape for
 * letters that are typed interchangeably, and no article, so that `الرياض` and `رياض` meet.
 */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/gu, "")
    .toLowerCase()
    .replace(/['’ʼ`-]/gu, " ")
    .replace(/./gu, (letter) => letters[letter] ?? letter)
    .replace(/(^|\s)ال(?=\S{2})/gu, "$1")
    .replace(/\s+/gu, " ")
    .trim();
