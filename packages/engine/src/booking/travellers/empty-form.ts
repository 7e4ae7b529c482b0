import type { TravellerForm } from "./travellers.types.ts";

/** Before anything is typed. Apart from the rules, so that a page that only keeps a form has none of them. */
export const emptyTravellerForm: TravellerForm = {
  title: "",
  gender: "",
  firstName: "",
  lastName: "",
  isSingleName: false,
  fullName: "",
  birthDate: "",
  age: "",
  nationality: "",
  email: "",
  phone: "",
  address: "",
  licenceNumber: "",
  documentKind: "",
  documentNumber: "",
  documentIssuedBy: "",
  documentIssuedOn: "",
  documentExpiresOn: "",
  alliance: "",
  frequentFlyerNumber: "",
  tiedTo: "",
  followsLead: false,
  save: false,
  asCopy: false,
  nickname: "",
};

const blank = new Map<string, unknown>(Object.entries(emptyTravellerForm));

/** Whether nothing is known of somebody but whether they are a man or a woman. */
export const isBlank = (form: TravellerForm): boolean =>
  Object.entries({ ...form, gender: "", title: "" }).every(([field, value]) => value === blank.get(field));
