import { fail, ok } from "../result.ts";
import type { FieldResult } from "./field.ts";

const longestAddress = 254;
// The shape that browsers check `type=email` by, with a dot in the domain and no dot first, last or doubled before the @.
const address =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** An e-mail address, trimmed, its domain in lower case. */
export const checkEmail = (text: string): FieldResult => {
  const trimmed = text.trim();
  if (trimmed === "") return fail({ code: "required" });
  if (trimmed.length > longestAddress) return fail({ code: "too_long", max: longestAddress });
  if (!address.test(trimmed)) return fail({ code: "invalid_email" });
  const at = trimmed.lastIndexOf("@");
  return ok(trimmed.slice(0, at) + trimmed.slice(at).toLowerCase());
};
