import { fail, ok } from "../result.ts";
import type { FieldResult } from "./field.ts";

export const passwordMinCharacters = 6;

/** A password as typed; nothing is trimmed, and nothing but spaces alone forbidden, so that a password manager's choice always passes. */
export const checkPassword = (text: string): FieldResult => {
  if (text === "") return fail({ code: "required" });
  if (text.trim() === "") return fail({ code: "only_spaces" });
  return Array.from(text).length < passwordMinCharacters
    ? fail({ code: "too_short", min: passwordMinCharacters })
    : ok(text);
};

export const checkPasswordConfirmation = (password: string, confirmation: string): FieldResult => {
  if (confirmation === "") return fail({ code: "required" });
  return confirmation === password ? ok(confirmation) : fail({ code: "password_mismatch" });
};

export type PasswordStrength = "weak" | "fair" | "strong";

/** Whether it is the address that it is to protect, which is the first that anybody tries. */
export const isEmailAsPassword = (text: string, email: string): boolean =>
  email !== "" && text.trim().toLowerCase() === email.trim().toLowerCase();

/** Whether it is long enough and yet weak, as few characters come again and again in it. */
export const isOfFewCharacters = (text: string): boolean => {
  const characters = Array.from(text);
  return characters.length >= 8 && new Set(characters).size < 5;
};

/** A hint while typing, never a refusal. Length counts most; a text of few different characters is weak at any length. */
export const passwordStrength = (text: string): PasswordStrength => {
  const characters = Array.from(text);
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(text)).length;
  if (characters.length < 8 || isOfFewCharacters(text)) return "weak";
  return characters.length >= 14 || (characters.length >= 10 && kinds >= 3) ? "strong" : "fair";
};
