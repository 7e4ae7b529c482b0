const secretName =
  /password|passcode|passport|token|secret|otp|^code$|cvv|cvc|^pan$|card|cnic|iban|^doc|national_id|api_?key|captcha|authorization|^number$|^content$/i;

/** 13 to 19 digits, perhaps in groups: a card or an identity number, whatever its field is called. */
const longNumber = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

export const redacted = "[redacted]";

const redactLeaf = (value: unknown, isSecret: boolean): unknown => {
  if (value === null || value === undefined) return value;
  if (isSecret) return redacted;
  if (typeof value === "string") return value.replace(longNumber, redacted);
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) >= 1e13 ? redacted : value;
};

const redactUnder = (name: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => redactUnder(name, item));
  if (typeof value === "object" && value !== null) return redact(value);
  return redactLeaf(value, secretName.test(name));
};

/** A copy that may be shown: secrets, codes, documents and card numbers are replaced, wherever they stand. */
export const redact = (value: object): unknown =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redactUnder(name, inner)]));
