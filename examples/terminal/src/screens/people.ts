import {
  connectTravellers,
  type TravellerField,
  type TravellerForm,
  type TravellerProblems,
  type TravellerView,
} from "@safar/engine";
import type { Stage } from "../stage.ts";

type Samples = { readonly [Field in keyof TravellerForm]?: string };

const people = [
  { title: "Mrs.", gender: "female", firstName: "Ayesha" },
  { title: "Mr", gender: "male", firstName: "Bilal" },
  { title: "Miss.", gender: "female", firstName: "Zara" },
  { title: "Mr", gender: "male", firstName: "Hamza" },
] as const;
const saudiIds = ["1051234506", "1051234514", "1051234522", "1051234530"] as const;
/** Everybody has a document of their own. */
const numbers = {
  cnic: (index: number) => `35202-1234567-${index % 10}`,
  passport: (index: number) => `AB123456${index % 10}`,
  saudi_id: (index: number) => saudiIds[index % saudiIds.length] ?? saudiIds[0],
} as const;
const agesInYears = { adult: 33, child: 7, infant: 1, person: 33, driver: 33 } as const;

/** Somebody of the right age, with a document that will do. */
const sampleOf = ({ asked, type }: TravellerView, index: number, today: string, adult: string): Samples => {
  const person = people[index % people.length] ?? people[0];
  const year = Number(today.slice(0, 4));
  const documentKind = asked.documents[0] ?? "";
  const nationality = documentKind === "saudi_id" ? "SA" : "PK";
  return {
    ...person,
    lastName: "Siddiqui",
    birthDate: `${year - agesInYears[type]}-01-15`,
    nationality,
    documentKind,
    documentNumber: documentKind === "" ? "" : numbers[documentKind](index),
    documentIssuedBy: nationality,
    documentIssuedOn: `${year - 2}-03-01`,
    documentExpiresOn: `${year + 5}-03-01`,
    tiedTo: adult,
  };
};

/** `documentKind` is asked for where there is a choice. */
const askedFields = ({ asked: { documents, fields } }: TravellerView): readonly (keyof TravellerForm)[] => {
  const ofDocument = documents.length > 1 ? (["documentKind"] as const) : [];
  const needed = fields.filter((field): field is Exclude<TravellerField, "gender"> => field !== "gender");
  const number = documents.length > 0 ? (["documentNumber"] as const) : [];
  const isOfDocument = (field: string) => field.startsWith("document");
  const own = needed.filter((field) => !isOfDocument(field));
  return [...new Set([...own, ...ofDocument, ...number, ...needed.filter(isOfDocument)])];
};

const isFormField = (text: string, form: TravellerForm): text is keyof TravellerForm => Object.hasOwn(form, text);

const wrongFields = (problems: TravellerProblems, form: TravellerForm): readonly (keyof TravellerForm)[] =>
  Object.keys(problems).filter((field) => isFormField(field, form));

export const travellersScreen = async (stage: Stage): Promise<void> => {
  const { ask, say, today, until, view, words } = stage;
  const { travellers: child } = view().children;
  if (child === undefined) return;
  const read = () => connectTravellers(child.getSnapshot());
  const { contact, contactProblems, travellers } = read();
  const isFirstTime = contact.email === "";
  const adult = travellers.find(({ type }) => type === "adult")?.id ?? "";
  for (const [index, traveller] of travellers.entries()) {
    const wrong = wrongFields(traveller.problems, traveller.form);
    const samples = sampleOf(traveller, index, today, adult);
    const fields = isFirstTime ? askedFields(traveller) : wrong;
    if (fields.length > 0) say(words.traveller(index + 1, words.types[traveller.type]));
    for (const field of wrong) say(`  ${words.isWrong(words.fields[field], traveller.problems[field]?.code ?? "")}`);
    for (const field of fields) {
      const typed = await ask(`  ${words.fields[field]}`, samples[field] ?? "");
      child.send({ type: "details.change", travellerId: traveller.id, values: { [field]: typed } });
    }
  }
  for (const field of ["email", "phone"] as const) {
    const problem = contactProblems[field];
    if (problem !== undefined) say(`  ${words.isWrong(words.fields[field], problem.code)}`);
    if (!isFirstTime && problem === undefined) continue;
    const sample = { email: "ayesha@example.com", phone: "03001234567" }[field];
    child.send({ type: "contact.change", values: { [field]: await ask(`  ${words.fields[field]}`, sample) } });
  }
  child.send({ type: "party.submit" });
  await until(() => !read().busy);
};
