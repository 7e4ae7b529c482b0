import { sampleQuote } from "../quote/quote.fixtures.ts";
import { emptyTravellerForm } from "./empty-form.ts";
import type { SavedTraveller } from "./saved-travellers.service.ts";
import type {
  AccountOwner,
  SavedListOutcome,
  SaveOutcome,
  Traveller,
  TravellerForm,
  TravellersDraft,
  TravellersInput,
  TravellersOutput,
  TravelParty,
} from "./travellers.types.ts";

const adult = (firstName: string, birthDate: string, number: string): TravellerForm => ({
  ...emptyTravellerForm,
  title: "Mr",
  gender: "male",
  firstName,
  lastName: "Siddiqui",
  birthDate,
  nationality: "PK",
  documentKind: "passport",
  documentNumber: number,
  documentIssuedBy: "PK",
  documentExpiresOn: "2031-05-01",
});

/** Of whom nothing was asked. */
export const noAnswers: Omit<Traveller, "id" | "type"> = {
  title: null,
  gender: null,
  firstName: "",
  lastName: "",
  fullName: "",
  birthDate: "",
  age: null,
  nationality: "",
  email: "",
  phone: "",
  address: "",
  licenceNumber: "",
  document: null,
  frequentFlyer: null,
  tiedTo: null,
};

/** Twelve on the day of the return: an adult. */
export const sampleForms: Readonly<Record<string, TravellerForm>> = {
  "adult-1": { ...adult("Ayesha", "1993-04-18", "AB1234567"), title: "Mrs.", gender: "female" },
  "adult-2": adult("Bilal", "2014-12-17", "AB7654321"),
  "child-1": adult("Hamza", "2019-02-01", "AB1112223"),
  "infant-1": {
    ...adult("Zara", "2025-06-01", ""),
    title: "Miss.",
    gender: "female",
    documentKind: "",
    documentIssuedBy: "",
    documentExpiresOn: "",
    tiedTo: "adult-1",
  },
};

export const sampleContact = { email: "ayesha@safar.example", phone: "0300 1234567" };

export const sampleSaved: SavedTraveller = {
  id: "saved-1",
  nickname: "Hamza",
  title: "Mr",
  gender: "male",
  firstName: "Hamza",
  lastName: "Siddiqui",
  nationality: "PK",
  birthDate: "2019-02-01",
  documents: [{ kind: "passport", number: "AB1112223", issuedBy: "PK", issuedOn: null, expiresOn: "2031-05-01" }],
  frequentFlyer: null,
  address: null,
  email: null,
  phone: null,
};

export const sampleOwner: AccountOwner = {
  name: "Ayesha Siddiqui",
  email: "ayesha@safar.example",
  phone: "+923001234567",
  gender: "female",
  birthDate: "1993-04-18",
};

export const travellersInput: TravellersInput = {
  travellers: sampleQuote.travellers,
  lastDay: sampleQuote.lastDay,
  today: "2026-11-21",
  dialCode: "92",
  isSignedIn: true,
  deadline: sampleQuote.expiresAt,
};

export const listOutcomes = {
  listed: { type: "LISTED", travellers: [sampleSaved], max: 50 },
  withOwner: { type: "LISTED", travellers: [sampleSaved], max: 50, owner: sampleOwner },
  signedOut: { type: "SIGNED_OUT" },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, SavedListOutcome>;

export const saveOutcomes = {
  saved: { type: "SAVED", traveller: sampleSaved },
  invalid: { type: "INVALID" },
  full: { type: "FULL", max: 50 },
  gone: { type: "NOT_FOUND" },
  signedOut: { type: "SIGNED_OUT" },
  offline: { type: "PROBLEM", problem: { kind: "offline" } },
} as const satisfies Record<string, SaveOutcome>;

const passport = (number: string) =>
  ({ kind: "passport", number, issuedBy: "PK", issuedOn: null, expiresOn: "2031-05-01" }) as const;

export const sampleParty: TravelParty = {
  contact: { email: "ayesha@safar.example", phone: "+923001234567" },
  travellers: sampleQuote.travellers.map(({ id, type }) => {
    const form = sampleForms[id] ?? emptyTravellerForm;
    const { title, gender, firstName, lastName, birthDate, nationality, documentNumber, tiedTo } = form;
    return {
      id,
      type,
      ...noAnswers,
      title: title || null,
      gender: gender || null,
      firstName,
      lastName,
      birthDate,
      nationality,
      document: documentNumber === "" ? null : passport(documentNumber),
      tiedTo: tiedTo || null,
    };
  }),
};

const draft: TravellersDraft = { forms: sampleForms, contact: sampleContact, picked: {} };

/** What a flow that asked who travels may be told. */
export const travellersOutputs = {
  completed: { type: "COMPLETED", party: sampleParty, draft },
  back: { type: "BACK", draft },
  deadline: { type: "DEADLINE", draft },
} as const satisfies Record<string, TravellersOutput>;
