import type { AskedDetails, QuotedTraveller, TravellerField } from "../quote/quoted-traveller.types.ts";
import type { TravellerForm } from "./travellers.types.ts";

/** What was typed, by traveller. */
export type Forms = Readonly<Record<string, TravellerForm>>;

type Party = { readonly travellers: readonly QuotedTraveller[] };

export const nothingAsked: AskedDetails = { fields: [], documents: [] };

export const isAskedAnything = ({ fields, optional = [], documents }: AskedDetails): boolean =>
  fields.length + optional.length + documents.length > 0;

export const isAskedFor = ({ fields }: AskedDetails, field: TravellerField): boolean => fields.includes(field);

/** Whether a traveller's own form is a place for something, asked for or left to them. */
export const hasPlaceFor = ({ fields, optional = [] }: AskedDetails, field: TravellerField): boolean =>
  fields.includes(field) || optional.includes(field);

/** Whether somebody may be booked in the name of the first. */
export const mayFollowLead = ({ travellers }: Party, { id, asked }: QuotedTraveller): boolean =>
  asked.mayFollowLead === true && travellers[0]?.id !== id;

/** Whether the first traveller answers for somebody. */
export const isFollower = (party: Party, forms: Forms, traveller: QuotedTraveller): boolean =>
  mayFollowLead(party, traveller) && forms[traveller.id]?.followsLead === true;

/** Whose form answers for a traveller. */
export const formIdOf = (party: Party, forms: Forms, traveller: QuotedTraveller): string =>
  isFollower(party, forms, traveller) ? (party.travellers[0]?.id ?? traveller.id) : traveller.id;

const unique = <Value>(...values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** What answers both. A document must then be one that both take. */
const both = (one: AskedDetails, other: AskedDetails): AskedDetails => {
  const fields = unique(...one.fields, ...other.fields);
  const common = one.documents.filter((kind) => other.documents.includes(kind));
  return {
    fields,
    optional: unique(...(one.optional ?? []), ...(other.optional ?? [])).filter((field) => !fields.includes(field)),
    documents: common.length > 0 ? common : one.documents.length > 0 ? one.documents : other.documents,
    ...(one.isSpoken === true && other.isSpoken === true ? { isSpoken: true } : {}),
  };
};

/** Of the documents that are taken, those that somebody of a nationality can have: a CNIC is a Pakistani's. */
export const askedOfA = (asked: AskedDetails, nationality: string): AskedDetails => {
  const others = asked.documents.filter((kind) => kind !== "cnic");
  const isForeign = nationality !== "" && nationality !== "PK" && isAskedFor(asked, "nationality");
  return isForeign && others.length > 0 ? { ...asked, documents: others } : asked;
};

/** What a traveller's own form asks for: nothing of whoever follows the first, who is asked for all of them. */
export const askedOn = (party: Party, forms: Forms, traveller: QuotedTraveller): AskedDetails => {
  if (isFollower(party, forms, traveller)) return nothingAsked;
  const isLead = party.travellers[0]?.id === traveller.id;
  const followers = party.travellers.filter((other) => isLead && isFollower(party, forms, other));
  const asked = followers.reduce((all, other) => both(all, other.asked), traveller.asked);
  return askedOfA(asked, forms[traveller.id]?.nationality ?? "");
};
