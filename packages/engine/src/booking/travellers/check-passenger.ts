import type { TravelDocument } from "../../account/saved-travellers/saved-travellers.service.ts";
import { ageBandOf, ageOn, type CalendarDate, parseCalendarDate } from "../../kernel/calendar-date.ts";
import { toAsciiDigits } from "../../kernel/digits.ts";
import { checkBirthDate } from "../../kernel/fields/birth-date.ts";
import { checkTravelNames } from "../../kernel/fields/name.ts";
import { checkCnic, checkSaudiId } from "../../kernel/fields/national-id.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";
import type { PassengerField, QuotedPassenger, RequiredDetails } from "../quote/quote.types.ts";
import type { Passenger, PassengerForm, PassengerProblems, TravellerProblem } from "./travellers.types.ts";

/** What a passenger is held against. */
export type PassengerRules = {
  readonly passenger: QuotedPassenger;
  readonly required: RequiredDetails;
  readonly lastDay: CalendarDate;
  readonly today: CalendarDate;
  /** The ids of the adults that an infant may sit with. */
  readonly adults: readonly string[];
};

type Checked<Value> = Result<Value, TravellerProblem>;

const required = fail<TravellerProblem>({ code: "required" });

const checkCountry = (text: string, isAsked: boolean): Checked<string> => {
  const country = text.trim().toUpperCase();
  if (country === "") return isAsked ? required : ok("");
  return /^[A-Z]{2}$/.test(country) ? ok(country) : required;
};

/** Ages count on the day of the last departure. */
const checkAge = (form: PassengerForm, { passenger, lastDay, today }: PassengerRules): Checked<CalendarDate> => {
  const born = checkBirthDate(form.birthDate, today);
  if (!born.ok) return born;
  const is = ageBandOf(ageOn(born.value, lastDay));
  return is === passenger.type ? born : fail({ code: "wrong_age", expected: passenger.type, is, on: lastDay });
};

const checkPassport = (text: string): Checked<string> => {
  const number = toAsciiDigits(text).replace(/[\s-]/g, "").toUpperCase();
  if (number === "") return required;
  return /^[A-Z0-9]{6,9}$/.test(number) ? ok(number) : fail({ code: "invalid_passport" });
};

const numberChecks = { passport: checkPassport, cnic: checkCnic, saudi_id: checkSaudiId } as const;

const checkDate = (text: string, isAsked: boolean): Checked<CalendarDate | null> => {
  if (text.trim() === "") return isAsked ? required : ok(null);
  const date = parseCalendarDate(text);
  return date === undefined ? fail({ code: "invalid_date" }) : ok(date);
};

const checkIssue = (form: PassengerForm, today: CalendarDate, isAsked: boolean): Checked<CalendarDate | null> => {
  const issued = checkDate(form.documentIssuedOn, isAsked);
  if (!issued.ok || issued.value === null) return issued;
  const expires = parseCalendarDate(form.documentExpiresOn);
  if (issued.value > today) return fail({ code: "future_date" });
  return expires !== undefined && issued.value >= expires ? fail({ code: "issued_after_expiry" }) : issued;
};

/** A document must be good on the last day of travel. */
const checkExpiry = (form: PassengerForm, lastDay: CalendarDate, isAsked: boolean): Checked<CalendarDate | null> => {
  const expires = checkDate(form.documentExpiresOn, isAsked);
  if (!expires.ok || expires.value === null) return expires;
  return expires.value <= lastDay ? fail({ code: "document_expired", on: lastDay }) : expires;
};

const checkFrequentFlyer = ({ frequentFlyerNumber, alliance }: PassengerForm): Checked<string> => {
  const number = toAsciiDigits(frequentFlyerNumber).replace(/[\s-]/g, "").toUpperCase();
  if (number === "") return ok("");
  if (alliance === "") return fail({ code: "required" });
  return /^[A-Z0-9]{4,20}$/.test(number) ? ok(number) : fail({ code: "invalid_frequent_flyer" });
};

const kindOf = (form: PassengerForm, { documents }: RequiredDetails): TravelDocument["kind"] | null => {
  const [only] = documents.length === 1 ? documents : [];
  return form.documentKind === "" ? (only ?? null) : form.documentKind;
};

type Problems = { -readonly [Field in keyof PassengerForm]?: TravellerProblem };

/** A passenger as the supplier will have them, or everything that is wrong, field by field. */
export const checkPassenger = (form: PassengerForm, rules: PassengerRules): Result<Passenger, PassengerProblems> => {
  const { passenger, required: asked, lastDay, today, adults } = rules;
  const problems: Problems = {};
  const isAsked = (field: PassengerField): boolean => asked.fields.includes(field);
  const take = <Value, Otherwise>(field: keyof PassengerForm, checked: Checked<Value>, otherwise: Otherwise) => {
    if (checked.ok) return checked.value;
    problems[field] = checked.error;
    return otherwise;
  };

  const names = checkTravelNames({ first: form.firstName, last: form.lastName }, { isSingleName: form.isSingleName });
  if (!names.ok) {
    if (names.error.first !== undefined) problems.firstName = names.error.first;
    if (names.error.last !== undefined) problems.lastName = names.error.last;
  }
  if (form.title === "") problems.title = { code: "required" };
  if (form.gender === "") problems.gender = { code: "required" };
  // Who is not asked for an age is not held to one that a saved traveller brought along.
  const birthDate = isAsked("birthDate") ? take("birthDate", checkAge(form, rules), "") : "";
  const nationality = take("nationality", checkCountry(form.nationality, isAsked("nationality")), "");
  const frequentFlyerNumber = take("frequentFlyerNumber", checkFrequentFlyer(form), "");

  const kind = kindOf(form, asked);
  const isDocumentAsked = asked.documents.length > 0;
  const isDocumentGiven = kind !== null && form.documentNumber.trim() !== "";
  let document: TravelDocument | null = null;
  if (isDocumentAsked && kind === null) problems.documentKind = { code: "required" };
  else if (kind !== null && (isDocumentAsked || isDocumentGiven)) {
    if (isDocumentAsked && !asked.documents.includes(kind)) {
      problems.documentKind = { code: "document_refused", allowed: asked.documents };
    }
    const isPassport = kind === "passport";
    document = {
      kind,
      number: take("documentNumber", numberChecks[kind](form.documentNumber), ""),
      issuedBy:
        take("documentIssuedBy", checkCountry(form.documentIssuedBy, isAsked("documentIssuedBy") && isPassport), "") ||
        null,
      issuedOn: take("documentIssuedOn", checkIssue(form, today, isAsked("documentIssuedOn") && isPassport), null),
      expiresOn: take(
        "documentExpiresOn",
        checkExpiry(form, lastDay, isAsked("documentExpiresOn") && isPassport),
        null,
      ),
    };
  }

  const isOnLap = passenger.type === "infant" && isAsked("tiedTo");
  if (isOnLap && !adults.includes(form.tiedTo)) problems.tiedTo = { code: "required" };

  if (Object.keys(problems).length > 0 || !names.ok || form.title === "" || form.gender === "") return fail(problems);
  return ok({
    id: passenger.id,
    type: passenger.type,
    title: form.title,
    gender: form.gender,
    firstName: names.value.first,
    lastName: names.value.last,
    birthDate,
    nationality,
    document,
    frequentFlyer: frequentFlyerNumber === "" ? null : { alliance: form.alliance, number: frequentFlyerNumber },
    tiedTo: isOnLap ? form.tiedTo : null,
  });
};
