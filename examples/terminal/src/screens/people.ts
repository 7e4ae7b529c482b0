import {
  connectTravellers,
  type PassengerField,
  type PassengerForm,
  type PassengerProblems,
  type PassengerView,
} from "@safar/engine";
import type { Stage } from "../stage.ts";

type Samples = { readonly [Field in keyof PassengerForm]?: string };

const people = [
  { title: "Mrs.", gender: "female", firstName: "Ayesha" },
  { title: "Mr", gender: "male", firstName: "Bilal" },
  { title: "Miss.", gender: "female", firstName: "Zara" },
  { title: "Mr", gender: "male", firstName: "Hamza" },
] as const;
const numbers = { cnic: "35202-1234567-1", passport: "AB1234567", saudi_id: "1000000008" } as const;
const agesInYears = { adult: 33, child: 7, infant: 1 } as const;

/** Somebody of the right age, with a document that will do. */
const sampleOf = ({ required, type }: PassengerView, index: number, today: string, adult: string): Samples => {
  const person = people[index % people.length] ?? people[0];
  const year = Number(today.slice(0, 4));
  const documentKind = required.documents[0] ?? "";
  const nationality = documentKind === "saudi_id" ? "SA" : "PK";
  return {
    ...person,
    lastName: "Siddiqui",
    birthDate: `${year - agesInYears[type]}-01-15`,
    nationality,
    documentKind,
    documentNumber: documentKind === "" ? "" : numbers[documentKind],
    documentIssuedBy: nationality,
    documentIssuedOn: `${year - 2}-03-01`,
    documentExpiresOn: `${year + 5}-03-01`,
    tiedTo: adult,
  };
};

/** `documentKind` is asked for where there is a choice. */
const askedFields = ({ required: { documents, fields }, type }: PassengerView): readonly (keyof PassengerForm)[] => {
  const always = ["title", "firstName", "lastName", "birthDate"] as const;
  const ofDocument = documents.length > 1 ? (["documentKind"] as const) : [];
  const needed = fields.filter((field): field is Exclude<PassengerField, "gender"> => field !== "gender");
  const lap = type === "infant" ? (["tiedTo"] as const) : [];
  const number = documents.length > 0 ? (["documentNumber"] as const) : [];
  return [...new Set([...always, ...ofDocument, ...number, ...needed, ...lap])];
};

const isFormField = (text: string, form: PassengerForm): text is keyof PassengerForm => Object.hasOwn(form, text);

const wrongFields = (problems: PassengerProblems, form: PassengerForm): readonly (keyof PassengerForm)[] =>
  Object.keys(problems).filter((field) => isFormField(field, form));

export const passengersScreen = async (stage: Stage): Promise<void> => {
  const { ask, say, today, until, view, words } = stage;
  const { travellers: child } = view().children;
  if (child === undefined) return;
  const read = () => connectTravellers(child.getSnapshot());
  const { contact, contactProblems, passengers } = read();
  const isFirstTime = contact.email === "";
  const adult = passengers.find(({ type }) => type === "adult")?.id ?? "";
  for (const [index, passenger] of passengers.entries()) {
    const wrong = wrongFields(passenger.problems, passenger.form);
    const samples = sampleOf(passenger, index, today, adult);
    const fields = isFirstTime ? askedFields(passenger) : wrong;
    if (fields.length > 0) say(words.passenger(index + 1, words.types[passenger.type]));
    for (const field of wrong) say(`  ${words.isWrong(words.fields[field], passenger.problems[field]?.code ?? "")}`);
    for (const field of fields) {
      const typed = await ask(`  ${words.fields[field]}`, samples[field] ?? "");
      child.send({ type: "passenger.change", passengerId: passenger.id, values: { [field]: typed } });
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
