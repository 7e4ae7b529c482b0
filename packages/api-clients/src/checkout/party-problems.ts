import type { PartyProblems, Refusal, TravellerProblem, TravellerProblems, TravelParty } from "@safar/engine";
import { complaintsIn } from "../wire/refusals.ts";

const fields: Readonly<Record<string, keyof TravellerProblems>> = {
  title: "title",
  gender: "gender",
  first_name: "firstName",
  last_name: "lastName",
  birth_date: "birthDate",
  nationality: "nationality",
  "document.kind": "documentKind",
  "document.number": "documentNumber",
  "document.issued_by": "documentIssuedBy",
  "document.issued_on": "documentIssuedOn",
  "document.expires_on": "documentExpiresOn",
  frequent_flyer: "frequentFlyerNumber",
  "frequent_flyer.alliance": "alliance",
  "frequent_flyer.number": "frequentFlyerNumber",
  tied_to: "tiedTo",
};

const problemOf = (field: string, complaint: unknown): TravellerProblem => {
  if (complaint === "required") return { code: "required" };
  return field === "tied_to" && complaint === "duplicate" ? { code: "adult_taken" } : { code: "refused" };
};

/** What a refusal finds wrong with the people; null when it names none of them. `list` is what the service calls them. */
export const partyProblemsIn = (refusal: Refusal, { travellers }: TravelParty, list: string): PartyProblems | null => {
  const complaints = complaintsIn(refusal);
  const isWrong = (wanted: string) => complaints.some(([path]) => path === wanted);
  const byTraveller = new Map<string, TravellerProblems>();
  for (const [path, complaint] of complaints) {
    const [, of = "", index = "", name = ""] = /^(\w+)\.(\d{1,2})\.(.+)$/.exec(path) ?? [];
    const id = of === list ? travellers[Number(index)]?.id : undefined;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (id !== undefined && field !== undefined) {
      byTraveller.set(id, { ...byTraveller.get(id), [field]: problemOf(name, complaint) });
    }
  }
  const contact: PartyProblems["contact"] = {
    ...(isWrong("contact.email") ? { email: { code: "invalid_email" } } : {}),
    ...(isWrong("contact.phone") ? { phone: { code: "invalid_phone" } } : {}),
  };
  const isNamed = byTraveller.size > 0 || Object.keys(contact).length > 0;
  return isNamed ? { contact, travellers: Object.fromEntries(byTraveller) } : null;
};
