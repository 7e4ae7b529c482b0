import { fail, ok, type Result } from "../../kernel/result.ts";
import type { TravellerProblem } from "./travellers.types.ts";

/** A country by its ISO 3166 alpha-2 code. */
export const checkCountry = (text: string, isAsked: boolean): Result<string, TravellerProblem> => {
  const country = text.trim().toUpperCase();
  if (country === "" && !isAsked) return ok("");
  return /^[A-Z]{2}$/.test(country) ? ok(country) : fail({ code: "required" });
};
