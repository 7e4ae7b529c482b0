import { type CalendarDate, parseCalendarDate } from "../../kernel/calendar-date.ts";
import { toAsciiDigits } from "../../kernel/digits.ts";
import { checkDay } from "../../kernel/fields/day.ts";
import { checkCnic, checkSaudiId } from "../../kernel/fields/national-id.ts";
import type { TravelDocument } from "../../kernel/person.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";
import type { AskedDetails, TravellerField } from "../quote/quoted-traveller.types.ts";
import { isAskedFor } from "./asked.ts";
import { checkCountry } from "./check-country.ts";
import type { TravellerForm, TravellerProblem, TravellerProblems } from "./travellers.types.ts";

type Checked<Value> = Result<Value, TravellerProblem>;
type Days = { readonly lastDay: CalendarDate; readonly today: CalendarDate };

const required = fail<TravellerProblem>({ code: "required" });

const checkPassport = (text: string): Checked<string> => {
  const number = toAsciiDigits(text).replace(/[\s-]/g, "").toUpperCase();
  if (number === "") return required;
  return /^[A-Z0-9]{6,9}$/.test(number) ? ok(number) : fail({ code: "invalid_passport" });
};

const numberChecks = { passport: checkPassport, cnic: checkCnic, saudi_id: checkSaudiId } as const;

const checkDate = (text: string, isAsked: boolean): Checked<CalendarDate | null> =>
  text.trim() === "" && !isAsked ? ok(null) : checkDay(text);

const checkIssue = (form: TravellerForm, today: CalendarDate, isAsked: boolean): Checked<CalendarDate | null> => {
  const issued = checkDate(form.documentIssuedOn, isAsked);
  if (!issued.ok || issued.value === null) return issued;
  const expires = parseCalendarDate(form.documentExpiresOn);
  if (issued.value > today) return fail({ code: "future_date" });
  return expires !== undefined && issued.value >= expires ? fail({ code: "issued_after_expiry" }) : issued;
};

/** A document must be good on the last day of travel. */
const checkExpiry = (form: TravellerForm, lastDay: CalendarDate, isAsked: boolean): Checked<CalendarDate | null> => {
  const expires = checkDate(form.documentExpiresOn, isAsked);
  if (!expires.ok || expires.value === null) return expires;
  return expires.value <= lastDay ? fail({ code: "document_expired", on: lastDay }) : expires;
};

/** The document that is meant: the one that was chosen, or the only one that is taken. */
export const documentKindOf = (form: TravellerForm, { documents }: AskedDetails): TravelDocument["kind"] | null => {
  const [only] = documents.length === 1 ? documents : [];
  return form.documentKind === "" ? (only ?? null) : form.documentKind;
};

/** The document that is asked for; null where none is. */
export const checkDocument = (
  form: TravellerForm,
  asked: AskedDetails,
  { lastDay, today }: Days,
): Result<TravelDocument | null, TravellerProblems> => {
  if (asked.documents.length === 0) return ok(null);
  const kind = documentKindOf(form, asked);
  if (kind === null) return fail({ documentKind: { code: "required" } });
  const isAsked = (field: TravellerField): boolean => kind === "passport" && isAskedFor(asked, field);
  const number = numberChecks[kind](form.documentNumber);
  const issuedBy = checkCountry(form.documentIssuedBy, isAsked("documentIssuedBy"));
  const issuedOn = checkIssue(form, today, isAsked("documentIssuedOn"));
  const expiresOn = checkExpiry(form, lastDay, isAsked("documentExpiresOn"));
  if (number.ok && issuedBy.ok && issuedOn.ok && expiresOn.ok) {
    return ok({
      kind,
      number: number.value,
      issuedBy: issuedBy.value || null,
      issuedOn: issuedOn.value,
      expiresOn: expiresOn.value,
    });
  }
  return fail({
    ...(number.ok ? {} : { documentNumber: number.error }),
    ...(issuedBy.ok ? {} : { documentIssuedBy: issuedBy.error }),
    ...(issuedOn.ok ? {} : { documentIssuedOn: issuedOn.error }),
    ...(expiresOn.ok ? {} : { documentExpiresOn: expiresOn.error }),
  });
};
