import { type DestinationStream, pino } from "pino";

/** Names under which a secret or a person's document may arrive; their values never reach a log line, at any depth we log. */
const secretNames = [
  "password",
  "password_confirmation",
  "passwordConfirmation",
  "otp",
  "code",
  "token",
  "api_token",
  "apiToken",
  "api_key",
  "apiKey",
  "authorization",
  "cookie",
  "set-cookie",
  "pan",
  "cardNumber",
  "cvv",
  "cnic",
  "nationalId",
  "passport",
  "passportNumber",
  "iban",
];

const redactedPaths = secretNames.flatMap((name) => {
  const key = /^\w+$/.test(name) ? `.${name}` : `["${name}"]`;
  return [key.replace(/^\./, ""), `*${key}`, `*.*${key}`];
});

/** Structured lines of JSON, one an event, to standard output or to `destination`. */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino({ level, base: null, redact: { paths: redactedPaths, censor: "[redacted]" } }, destination);

export type Log = ReturnType<typeof createLog>;
