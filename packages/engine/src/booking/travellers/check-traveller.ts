import type { CalendarDate } from "../../kernel/calendar-date.ts";
import { toAsciiDigits } from "../../kernel/digits.ts";
import { checkEmail } from "../../kernel/fields/email.ts";
import { checkSpokenName, checkTravelNames } from "../../kernel/fields/name.ts";
import { checkPhone } from "../../kernel/fields/phone.ts";
import { checkAddress } from "../../kernel/fields/text.ts";
import type { Gender } from "../../kernel/person.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";
import type { AskedDetails, QuotedTraveller, TravellerField } from "../quote/quoted-traveller.types.ts";
import { askedOfA, hasPlaceFor, isAskedFor } from "./asked.ts";
import { checkAge, checkBirth } from "./check-age.ts";
import { checkCountry } from "./check-country.ts";
import { checkDocument } from "./check-document.ts";
import { titlesFor } from "./titles.ts";
import { withFittingDocument } from "./traveller-form.ts";
import type { Traveller, TravellerForm, TravellerProblem, TravellerProblems } from "./travellers.types.ts";

/** What a traveller is held against. */
export type TravellerRules = {
  readonly traveller: QuotedTraveller;
  readonly lastDay: CalendarDate;
  readonly today: CalendarDate;
  readonly dialCode: string;
  /** The ids of the adults that an infant may sit with. */
  readonly adults: readonly string[];
};

type Checked<Value> = Result<Value, TravellerProblem>;
type Problems = { -readonly [Field in keyof TravellerForm]?: TravellerProblem };

const checkChoice = <Value extends string>(choice: Value | ""): Checked<Value> =>
  choice === "" ? fail({ code: "required" }) : ok(choice);

const checkTitle = ({ title }: TravellerForm, type: QuotedTraveller["type"]) =>
  checkChoice(titlesFor(type).find((one) => one === title) ?? "");

/** A place may be held for men or for women: whoever it was chosen for has it. */
const checkGender = ({ gender }: TravellerForm, { place }: QuotedTraveller): Checked<Gender> =>
  gender !== "" && place !== undefined && place.gender !== gender
    ? fail({ code: "seat_of_other", seat: place.label, gender: place.gender })
    : checkChoice(gender);

const checkLicence = (text: string): Checked<string> => {
  const number = toAsciiDigits(text).replace(/[\s-]/g, "").toUpperCase();
  if (number === "") return fail({ code: "required" });
  return /^[A-Z0-9/]{5,20}$/.test(number) ? ok(number) : fail({ code: "invalid_licence" });
};

const checkFrequentFlyer = ({ frequentFlyerNumber, alliance }: TravellerForm): Checked<string> => {
  const number = toAsciiDigits(frequentFlyerNumber).replace(/[\s-]/g, "").toUpperCase();
  if (number === "" || alliance === "") return fail({ code: "required" });
  return /^[A-Z0-9]{4,20}$/.test(number) ? ok(number) : fail({ code: "invalid_frequent_flyer" });
};

/** Where there is one adult, nobody need say on whose lap an infant sits. */
const onlyAdultOf = ([first, ...others]: readonly string[]): Checked<string> =>
  first === undefined || others.length > 0 ? fail({ code: "required" }) : ok(first);

const checkLap = ({ tiedTo }: TravellerForm, adults: readonly string[]): Checked<string> =>
  adults.includes(tiedTo) ? ok(tiedTo) : onlyAdultOf(adults);

/** The names of a document, or what somebody is called, where they are asked for. */
const checkNames = (form: TravellerForm, asked: AskedDetails): Result<Names, TravellerProblems> => {
  const { firstName: first, lastName: last, isSingleName } = form;
  if (!isAskedFor(asked, "firstName") && !isAskedFor(asked, "lastName")) return ok({ firstName: "", lastName: "" });
  const names = checkTravelNames({ first, last }, { isSingleName, isSpoken: asked.isSpoken === true });
  if (names.ok) return ok({ firstName: names.value.first, lastName: names.value.last });
  return fail({
    ...(names.error.first === undefined ? {} : { firstName: names.error.first }),
    ...(names.error.last === undefined ? {} : { lastName: names.error.last }),
  });
};

type Names = Pick<Traveller, "firstName" | "lastName">;

/** Answers field by field: what is not asked for is not looked at, and what may be left empty only where something is given. */
const reader = (form: TravellerForm, asked: AskedDetails) => {
  const problems: Problems = {};
  const take = <Value, Otherwise>(field: TravellerField, check: () => Checked<Value>, otherwise: Otherwise) => {
    if (!hasPlaceFor(asked, field) || (!isAskedFor(asked, field) && form[field].trim() === "")) return otherwise;
    const checked = check();
    if (checked.ok) return checked.value;
    problems[field] = checked.error;
    return otherwise;
  };
  const takeAll = <Value>(checked: Result<Value, TravellerProblems>, otherwise: Value): Value => {
    if (checked.ok) return checked.value;
    Object.assign(problems, checked.error);
    return otherwise;
  };
  return { problems, take, takeAll };
};

/** A traveller as the supplier will have them, or everything that is wrong, field by field. */
export const checkTraveller = (typed: TravellerForm, rules: TravellerRules): Result<Traveller, TravellerProblems> => {
  const { traveller, adults, dialCode } = rules;
  const { id, type } = traveller;
  const asked = askedOfA(traveller.asked, typed.nationality);
  const form = withFittingDocument(typed, asked);
  const ages = { ...rules, type, ages: asked.ages };
  const { problems, take, takeAll } = reader(form, asked);
  const answers: Traveller = {
    id,
    type,
    title: take("title", () => checkTitle(form, type), null),
    gender: take("gender", () => checkGender(form, traveller), null),
    ...takeAll(checkNames(form, asked), { firstName: "", lastName: "" }),
    fullName: take("fullName", () => checkSpokenName(form.fullName), ""),
    birthDate: take("birthDate", () => checkBirth(form.birthDate, ages), ""),
    age: take("age", () => checkAge(form.age, ages), null),
    nationality: take("nationality", () => checkCountry(form.nationality, true), ""),
    email: take("email", () => checkEmail(form.email), ""),
    phone: take("phone", () => checkPhone(form.phone, dialCode), ""),
    address: take("address", () => checkAddress(form.address), ""),
    licenceNumber: take("licenceNumber", () => checkLicence(form.licenceNumber), ""),
    document: takeAll(checkDocument(form, asked, rules), null),
    frequentFlyer: frequentFlyerOf(
      form,
      take("frequentFlyerNumber", () => checkFrequentFlyer(form), ""),
    ),
    tiedTo: take("tiedTo", () => checkLap(form, adults), null),
  };
  return Object.keys(problems).length > 0 ? fail(problems) : ok(answers);
};

const frequentFlyerOf = ({ alliance }: TravellerForm, number: string): Traveller["frequentFlyer"] =>
  number === "" ? null : { alliance, number };
