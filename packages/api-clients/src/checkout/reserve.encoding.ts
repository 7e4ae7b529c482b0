import { nameAsSent, type ReserveRequest, type Traveller } from "@safar/engine";

/** What a request to reserve says in every line of business; where nobody but the contact is asked for, all of it. */
export const reserveToWire = ({ refId: RefID, acknowledged, party, voucher, attempt }: ReserveRequest) => ({
  RefID,
  hash: acknowledged.quoteHash,
  contact: party.contact,
  ...(voucher === null ? {} : { voucher }),
  client_attempt_id: attempt,
});

/** First and last name; one name alone is written as tickets write it. */
export const namesToWire = ({ firstName, lastName }: Traveller) => {
  if (lastName.trim() !== "") return { first_name: firstName, last_name: lastName };
  const { first, last } = nameAsSent({ first: firstName, last: "" }, "");
  return { first_name: first, last_name: last };
};

/** How somebody is called. With one name alone it is written as tickets write it. */
export const calledToWire = (traveller: Traveller) => {
  const { title, gender } = traveller;
  if (title === null || gender === null) throw new Error("A quote asks every traveller for a title and a gender.");
  return { title, gender, ...namesToWire(traveller) };
};

/** Where somebody is reached of their own, as far as they were asked. */
export const reachToWire = ({ email, phone }: Pick<Traveller, "email" | "phone">) => ({
  ...(email === "" ? {} : { email }),
  ...(phone === "" ? {} : { phone }),
});

/** Title and gender of whoever was asked for them. */
export const saidToWire = ({ gender, title }: Traveller) => ({
  ...(title === null ? {} : { title }),
  ...(gender === null ? {} : { gender }),
});

export const documentToWire = ({ kind, number }: NonNullable<Traveller["document"]>) => ({ kind, number });

/** The same with the document that they travel with. */
export const documentedToWire = (traveller: Traveller) => {
  const { document, nationality } = traveller;
  return {
    ...calledToWire(traveller),
    nationality,
    document: document && documentToWire(document),
  };
};

/** Of whom no age is meant travels as an adult does. */
export const paxTypeOf = ({ type }: Traveller): "adult" | "child" | "infant" =>
  type === "person" || type === "driver" ? "adult" : type;
