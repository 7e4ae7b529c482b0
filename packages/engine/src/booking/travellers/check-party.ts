import { checkEmail } from "../../kernel/fields/email.ts";
import { checkPhone } from "../../kernel/fields/phone.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";
import type { DistinctNames } from "../quote/quoted-traveller.types.ts";
import { type Forms, formIdOf, isAskedAnything } from "./asked.ts";
import { checkTraveller } from "./check-traveller.ts";
import { emptyTravellerForm } from "./empty-form.ts";
import type {
  PartyContactForm,
  PartyContactProblems,
  PartyProblems,
  Traveller,
  TravellerProblems,
  TravellersInput,
  TravelParty,
} from "./travellers.types.ts";
import { sharedDocuments, twinsOf } from "./twins.ts";

/** What the party is held against. */
export type PartyRules = Pick<TravellersInput, "travellers" | "lastDay" | "today" | "dialCode" | "distinctNames">;

type Answered = { readonly formId: string; readonly result: Result<Traveller, TravellerProblems> };

const checkContact = (
  { email, phone }: PartyContactForm,
  dialCode: string,
): Result<PartyContactForm, PartyContactProblems> => {
  const mail = checkEmail(email);
  const number = checkPhone(phone, dialCode);
  if (mail.ok && number.ok) return ok({ email: mail.value, phone: number.value });
  return fail({ ...(mail.ok ? {} : { email: mail.error }), ...(number.ok ? {} : { phone: number.error }) });
};

/** Everybody of whom something is asked, each by the form that answers for them. */
const answersOf = (forms: Forms, rules: PartyRules): readonly Answered[] => {
  const { travellers, lastDay, today, dialCode } = rules;
  const adults = travellers.filter(({ type }) => type === "adult").map(({ id }) => id);
  return travellers
    .filter(({ asked }) => isAskedAnything(asked))
    .map((traveller) => {
      const formId = formIdOf(rules, forms, traveller);
      const held = { traveller, lastDay, today, dialCode, adults };
      return { formId, result: checkTraveller(forms[formId] ?? emptyTravellerForm, held) };
    });
};

const problemsIn = (answers: readonly Answered[]): Record<string, TravellerProblems> => {
  const problems: Record<string, TravellerProblems> = {};
  for (const { formId, result } of answers) {
    if (!result.ok) problems[formId] = { ...problems[formId], ...result.error };
  }
  return problems;
};

/** What is wrong on one form, whatever stands on the others. */
export const problemsOn = (formId: string, forms: Forms, rules: PartyRules): TravellerProblems =>
  problemsIn(answersOf(forms, rules).filter((answer) => answer.formId === formId))[formId] ?? {};

/** One infant to an adult. The first keeps the place. */
const untied = (travellers: readonly Traveller[]): Record<string, TravellerProblems> => {
  const taken = new Set<string>();
  const problems: Record<string, TravellerProblems> = {};
  for (const { id, tiedTo } of travellers) {
    if (tiedTo !== null && taken.has(tiedTo)) problems[id] = { tiedTo: { code: "adult_taken" } };
    if (tiedTo !== null) taken.add(tiedTo);
  }
  return problems;
};

const namesakes = (people: readonly Traveller[], distinct: DistinctNames | null): Record<string, TravellerProblems> =>
  distinct === null
    ? {}
    : Object.fromEntries(
        Array.from(twinsOf(people, distinct), ([id, as]) => [id, { firstName: { code: "duplicate_name", as } }]),
      );

const doubles = (people: readonly Traveller[]): Record<string, TravellerProblems> =>
  Object.fromEntries(
    Array.from(sharedDocuments(people), ([id, as]) => [id, { documentNumber: { code: "duplicate_document", as } }]),
  );

const merged = (...all: readonly Readonly<Record<string, TravellerProblems>>[]): Record<string, TravellerProblems> => {
  const problems: Record<string, TravellerProblems> = {};
  for (const some of all) for (const [id, own] of Object.entries(some)) problems[id] = { ...problems[id], ...own };
  return problems;
};

/** Everybody, as the supplier will have them, or all that is wrong with anybody. */
export const checkParty = (
  forms: Forms,
  contact: PartyContactForm,
  rules: PartyRules,
): Result<TravelParty, PartyProblems> => {
  const answers = answersOf(forms, rules);
  const travellers = answers.flatMap(({ result }) => (result.ok ? [result.value] : []));
  // Whoever is booked in somebody else's name is no other person.
  const people = answers.flatMap(({ formId, result }) =>
    result.ok && result.value.id === formId ? [result.value] : [],
  );
  const names = namesakes(people, rules.distinctNames ?? null);
  const problems = merged(untied(people), names, doubles(people), problemsIn(answers));
  const reachable = checkContact(contact, rules.dialCode);
  if (reachable.ok && Object.keys(problems).length === 0) return ok({ contact: reachable.value, travellers });
  return fail({ contact: reachable.ok ? {} : reachable.error, travellers: problems });
};
