import {
  accountMinAge,
  type FieldProblem,
  nameMinLetters,
  passwordMinCharacters,
  phoneMinDigits,
  type Refusal,
} from "@safar/engine";
import { complaintsIn } from "../wire/refusals.ts";

export type Taken = { readonly code: "taken" };

const invalid: Readonly<Record<string, FieldProblem>> = {
  name: { code: "symbols_refused" },
  email: { code: "invalid_email" },
  phone: { code: "invalid_phone" },
  date_of_birth: { code: "invalid_date" },
};

const shortest: Readonly<Record<string, FieldProblem>> = {
  name: { code: "too_short", min: nameMinLetters },
  phone: { code: "phone_too_short", min: phoneMinDigits },
  password: { code: "too_short", min: passwordMinCharacters },
};

/** What a complaint of the service about one of its fields means; an unknown complaint still marks the field. */
export const fieldProblemOf = (field: string, complaint: unknown): FieldProblem | Taken => {
  const fallback = invalid[field] ?? { code: "required" };
  if (complaint === "required") return { code: "required" };
  if (complaint === "too_short") return shortest[field] ?? fallback;
  if (complaint === "mismatch") return { code: "password_mismatch" };
  if (complaint === "too_young") return { code: "under_age", min: accountMinAge };
  return complaint === "taken" ? { code: "taken" } : fallback;
};

/** The problems of a form's fields, by the form's own names; complaints about anything else are left out. */
export const problemsOf = <Name extends string>(
  refusal: Refusal,
  names: Readonly<Record<string, Name>>,
): Partial<Record<Name, FieldProblem>> => {
  const problems: Partial<Record<Name, FieldProblem>> = {};
  for (const [field, complaint] of complaintsIn(refusal)) {
    const name = Object.hasOwn(names, field) ? names[field] : undefined;
    const problem = fieldProblemOf(field, complaint);
    if (name !== undefined && problem.code !== "taken") problems[name] = problem;
  }
  return problems;
};
