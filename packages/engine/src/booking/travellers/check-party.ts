import { checkEmail } from "../../kernel/fields/email.ts";
import { checkPhone } from "../../kernel/fields/phone.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";
import type { DistinctNames, QuotedPassenger, RequiredDetails } from "../quote/quote.types.ts";
import { checkPassenger, type PassengerRules } from "./check-passenger.ts";
import { emptyPassengerForm } from "./passenger-form.ts";
import type {
  PartyContactForm,
  PartyContactProblems,
  PartyProblems,
  Passenger,
  PassengerForm,
  PassengerProblems,
  PassengerWarning,
  TravellersInput,
  TravelParty,
} from "./travellers.types.ts";

/** What the party is held against. */
export type PartyRules = Pick<
  TravellersInput,
  "passengers" | "required" | "lastDay" | "today" | "dialCode" | "distinctNames"
>;
type Forms = Readonly<Record<string, PassengerForm>>;

const nothingAsked = (type: QuotedPassenger["type"]): RequiredDetails => ({ type, fields: [], documents: [] });

export const rulesFor = (
  passenger: QuotedPassenger,
  { passengers, required, lastDay, today }: PartyRules,
): PassengerRules => ({
  passenger,
  required: required.find(({ type }) => type === passenger.type) ?? nothingAsked(passenger.type),
  lastDay,
  today,
  adults: passengers.filter(({ type }) => type === "adult").map(({ id }) => id),
});

const checkContact = (
  { email, phone }: PartyContactForm,
  dialCode: string,
): Result<PartyContactForm, PartyContactProblems> => {
  const mail = checkEmail(email);
  const number = checkPhone(phone, dialCode);
  if (mail.ok && number.ok) return ok({ email: mail.value, phone: number.value });
  return fail({ ...(mail.ok ? {} : { email: mail.error }), ...(number.ok ? {} : { phone: number.error }) });
};

/** One infant to an adult. The first keeps the place. */
const untied = (infants: readonly Passenger[]): Record<string, PassengerProblems> => {
  const taken = new Set<string>();
  const problems: Record<string, PassengerProblems> = {};
  for (const { id, tiedTo } of infants) {
    if (tiedTo !== null && taken.has(tiedTo)) problems[id] = { tiedTo: { code: "adult_taken" } };
    if (tiedTo !== null) taken.add(tiedTo);
  }
  return problems;
};

const nameParts = (...parts: readonly string[]): string => parts.join(" ").toLowerCase().replace(/\s+/g, " ").trim();

/** Whom each person shares a name with that may not come twice, if anybody before them. */
const twinsOf = (
  people: readonly Pick<Passenger, "id" | "firstName" | "lastName" | "birthDate">[],
  distinct: DistinctNames,
): ReadonlyMap<string, string> => {
  const seen = new Map<string, string>();
  const twins = new Map<string, string>();
  for (const { id, firstName, lastName, birthDate } of people) {
    const name = distinct === "first" ? nameParts(firstName) : nameParts(firstName, lastName, birthDate);
    const twin = seen.get(name);
    if (name === "") continue;
    if (twin === undefined) seen.set(name, id);
    else twins.set(id, twin);
  }
  return twins;
};

const namesakes = (people: readonly Passenger[], distinct: DistinctNames | null): Record<string, PassengerProblems> =>
  distinct === null
    ? {}
    : Object.fromEntries(
        Array.from(twinsOf(people, distinct), ([id, as]) => [id, { firstName: { code: "duplicate_name", as } }]),
      );

/** Everybody, as the supplier will have them, or all that is wrong with anybody. */
export const checkParty = (
  forms: Forms,
  contact: PartyContactForm,
  rules: PartyRules,
): Result<TravelParty, PartyProblems> => {
  const checked = rules.passengers.map((passenger) => ({
    id: passenger.id,
    result: checkPassenger(forms[passenger.id] ?? emptyPassengerForm, rulesFor(passenger, rules)),
  }));
  const passengers = checked.flatMap(({ result }) => (result.ok ? [result.value] : []));
  const wrong: Record<string, PassengerProblems> = Object.fromEntries(
    checked.flatMap(({ id, result }) => (result.ok ? [] : [[id, result.error]])),
  );
  const problems = { ...untied(passengers), ...namesakes(passengers, rules.distinctNames ?? null), ...wrong };
  const reachable = checkContact(contact, rules.dialCode);
  if (reachable.ok && Object.keys(problems).length === 0) return ok({ contact: reachable.value, passengers });
  return fail({ contact: reachable.ok ? {} : reachable.error, passengers: problems });
};

const sixMonthsAfter = (day: string): string => {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + 6;
  const month = String((months % 12) + 1).padStart(2, "0");
  return `${String(Math.floor(months / 12)).padStart(4, "0")}-${month}-${day.slice(8)}`;
};

const titlesOf = { male: ["Mr"], female: ["Mrs.", "Miss."] } as const;

/** What to point out without keeping anybody from going on. Many here share a first name, so whole names are compared. */
export const warningsOf = (
  forms: Forms,
  { passengers, lastDay, distinctNames = null }: PartyRules,
): Readonly<Record<string, readonly PassengerWarning[]>> => {
  const people = passengers.map(({ id }) => ({ ...(forms[id] ?? emptyPassengerForm), id }));
  const named = people.filter(({ firstName }) => firstName.trim() !== "");
  const twins = twinsOf(named, "whole");
  const namesakesByFirst = distinctNames === "whole" ? twinsOf(named, "first") : new Map<string, string>();
  return Object.fromEntries(
    passengers.map(({ id }) => {
      const form = forms[id] ?? emptyPassengerForm;
      const warnings: PassengerWarning[] = [];
      if (form.title !== "" && form.gender !== "" && !titlesOf[form.gender].some((title) => title === form.title)) {
        warnings.push({ code: "title_differs_from_gender" });
      }
      const { documentExpiresOn: expires } = form;
      if (form.documentKind === "passport" && expires > lastDay && expires < sixMonthsAfter(lastDay)) {
        warnings.push({ code: "passport_expires_soon", on: expires });
      }
      const [twin, namesake] = [twins.get(id), namesakesByFirst.get(id)];
      if (twin !== undefined) warnings.push({ code: "same_name", as: twin });
      else if (namesake !== undefined) warnings.push({ code: "same_first_name", as: namesake });
      return [id, warnings];
    }),
  );
};
