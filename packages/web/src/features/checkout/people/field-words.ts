import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, select } from "@lingui/core/macro";
import type { Locale, PartyContactForm, TravellerForm, TravellerProblem, TravellerWarning } from "@safar/engine";
import { formatDate } from "../../../i18n/days.ts";
import { dateWords } from "../../shell/date-words.ts";
import { phoneWords } from "../../shell/phone-words.ts";

export type FormField = keyof TravellerForm | keyof PartyContactForm;

/** In the order in which the form has them. */
export const travellerFields = [
  "firstName",
  "lastName",
  "isSingleName",
  "fullName",
  "title",
  "gender",
  "birthDate",
  "age",
  "nationality",
  "email",
  "phone",
  "address",
  "licenceNumber",
  "documentKind",
  "documentNumber",
  "documentIssuedBy",
  "documentIssuedOn",
  "documentExpiresOn",
  "tiedTo",
  "alliance",
  "frequentFlyerNumber",
  "followsLead",
  "save",
  "asCopy",
  "nickname",
] as const satisfies readonly (keyof TravellerForm)[];

const missing: Readonly<Record<Exclude<FormField, "phone">, MessageDescriptor>> = {
  title: msg`Please select a title`,
  gender: msg`Please choose a gender`,
  firstName: msg`Please enter the first name`,
  lastName: msg`Please enter the last name, or tick that there is only one name`,
  isSingleName: msg`This Field is required`,
  fullName: msg`Please enter the name`,
  birthDate: msg`Please enter the date of birth`,
  age: msg`Please enter the age`,
  nationality: msg`Please choose the nationality`,
  documentKind: msg`Please choose a document`,
  documentNumber: msg`Please enter the document's number`,
  documentIssuedBy: msg`Please choose the country that issued it`,
  documentIssuedOn: msg`Please enter the date of issue`,
  documentExpiresOn: msg`Please enter the date of expiry`,
  tiedTo: msg`Please choose the adult on whose lap the infant sits`,
  alliance: msg`Please choose the programme that the number belongs to`,
  // Of a number without a programme it is the programme that is missing.
  frequentFlyerNumber: msg`Please choose the programme that the number belongs to`,
  address: msg`Please enter the address`,
  licenceNumber: msg`Please enter the number of the driving licence`,
  followsLead: msg`This Field is required`,
  save: msg`This Field is required`,
  asCopy: msg`This Field is required`,
  nickname: msg`Please enter a nickname`,
  email: msg`Please enter your email address`,
};

/** What is wrong with a field and how to put it right. A code without words does not compile. */
export const travellerFieldWords = (field: FormField, problem: TravellerProblem, locale: Locale): MessageDescriptor => {
  switch (problem.code) {
    case "required":
      return field === "phone" ? phoneWords(problem, true) : missing[field];
    case "too_short":
      return field === "address"
        ? msg`Please enter at least ${plural(problem.min, { one: "# character", other: "# characters" })}`
        : msg`Please enter at least ${plural(problem.min, { one: "# letter", other: "# letters" })}`;
    case "too_long":
      return msg`Please enter at most ${plural(problem.max, { one: "# letter", other: "# letters" })}`;
    case "wrong_length":
      return msg`It has exactly ${plural(problem.length, { one: "# digit", other: "# digits" })}`;
    case "digits_only":
      return msg`Please enter digits only`;
    case "digits_refused":
      return msg`A name has no digits`;
    case "symbols_refused":
      return msg`A name has letters only, with spaces, hyphens or apostrophes between them`;
    case "latin_only":
      return msg`Please use Latin letters, as in the passport`;
    case "invalid_email":
      return msg`Please enter a valid email address`;
    case "invalid_phone":
    case "phone_too_short":
    case "phone_too_long":
    case "not_mobile":
      return phoneWords(problem, true);
    case "invalid_date":
    case "no_such_day":
    case "too_long_ago":
      return dateWords(problem.code, field === "birthDate");
    case "future_date":
      return msg`This date is in the future`;
    case "invalid_saudi_id":
      return msg`Please enter a valid Saudi ID or residence permit number`;
    case "invalid_passport":
      return msg`A passport number has 6 to 9 letters and digits`;
    case "document_expired":
      return msg`It must still be valid on ${formatDate(problem.on, locale)}, the last day of travel`;
    case "invalid_age":
      return msg`Please enter the age in years`;
    case "age_refused":
      return problem.max === null
        ? msg`This is for ages ${problem.min} and over`
        : msg`This is for ages ${problem.min} to ${problem.max}`;
    case "invalid_licence":
      return msg`A driving licence number has 5 to 20 letters and digits`;
    case "issued_after_expiry":
      return msg`It cannot have been issued after it expires`;
    case "invalid_frequent_flyer":
      return msg`A frequent flyer number has 4 to 20 letters and digits`;
    case "adult_taken":
      return msg`This adult has an infant already: please choose another one`;
    case "duplicate_document":
      return msg`Another traveller here has this document: check the number`;
    case "duplicate_name":
      return msg`Another guest has this name already. Add a middle name or an initial, so that the front desk can tell them apart`;
    case "wrong_age":
      return msg`On ${formatDate(problem.on, locale)} this passenger is ${select(problem.is, {
        infant: "an infant, under 2",
        child: "a child, 2 to 11",
        other: "an adult, 12 or over",
      })}. The ticket is for ${select(problem.expected, {
        infant: "an infant",
        child: "a child",
        other: "an adult",
      })}: check the date, or search again with the right ages`;
    case "seat_of_other":
      return problem.gender === "male"
        ? msg`Seat ${problem.seat} was chosen for a man. Choose the seat again, or let somebody else sit there`
        : msg`Seat ${problem.seat} was chosen for a woman. Choose the seat again, or let somebody else sit there`;
    case "refused":
      return field === "gender" || field === "title"
        ? msg`The supplier did not accept this with what you chose. Choose again, or name somebody else`
        : msg`The supplier did not accept this. Compare it with the document`;
    // The rest belongs to other forms; a service could still complain of it.
    case "only_spaces":
    case "password_mismatch":
    case "under_age":
    case "invalid_iban":
    case "unsupported_country":
    case "bank_mismatch":
      return msg`Please check this`;
    default:
      return problem satisfies never;
  }
};

/** What to look at once more, without keeping anybody from going on. */
export const warningWords = (
  warning: TravellerWarning,
  nameOf: (travellerId: string) => string,
  locale: Locale,
): MessageDescriptor => {
  switch (warning.code) {
    case "title_differs_from_gender":
      return msg`The title and the gender do not usually go together. Compare them with the document.`;
    case "passport_expires_soon":
      return msg`The passport expires on ${formatDate(warning.on, locale)}, less than six months after the trip. Many countries refuse entry with it.`;
    case "same_name":
      return msg`${nameOf(warning.as)} has the same name. That is fine if these are two people.`;
    case "same_first_name":
      return msg`${nameOf(warning.as)} has the same first name. That is fine if these are two people.`;
    default:
      return warning satisfies never;
  }
};
