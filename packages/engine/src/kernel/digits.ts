const easternDigits = /[٠-٩۰-۹]/g;

/** Turns Arabic-Indic (٠–٩) and Persian-Urdu (۰–۹) digits into 0–9 and leaves every other character alone. */
export const toAsciiDigits = (text: string): string =>
  // Both blocks start at a code point that is a multiple of 16, so the low four bits are the digit.
  text.replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
