import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { currentAccount } from "../server/account/current-account.ts";
import { told } from "../server/account/told.ts";
import { currentRequest } from "../server/request/current-request.ts";
import { line } from "./values.ts";

const country = z.string().max(2);

const document = z.object({
  kind: z.enum(["passport", "cnic", "saudi_id"]),
  number: line,
  issuedBy: country.nullable(),
  issuedOn: line.nullable(),
  expiresOn: line.nullable(),
});

const draft = z.object({
  nickname: line,
  title: z.enum(["Mr", "Mrs.", "Miss."]),
  gender: z.enum(["male", "female"]),
  firstName: line,
  lastName: line,
  nationality: country,
  birthDate: line,
  documents: z.array(document).max(6),
  frequentFlyer: z.object({ alliance: line, number: line }).nullable(),
  address: line.nullable(),
  email: line.nullable(),
  phone: line.nullable(),
});

const changes = z.object({
  nickname: draft.shape.nickname.exactOptional(),
  title: draft.shape.title.exactOptional(),
  gender: draft.shape.gender.exactOptional(),
  firstName: draft.shape.firstName.exactOptional(),
  lastName: draft.shape.lastName.exactOptional(),
  nationality: draft.shape.nationality.exactOptional(),
  birthDate: draft.shape.birthDate.exactOptional(),
  documents: draft.shape.documents.exactOptional(),
  frequentFlyer: draft.shape.frequentFlyer.exactOptional(),
  address: draft.shape.address.exactOptional(),
  email: draft.shape.email.exactOptional(),
  phone: draft.shape.phone.exactOptional(),
});

/** The saved travellers of whoever is signed in. */
const currentTravellers = async () => {
  const [{ signedIn }, { services }] = await Promise.all([currentAccount(), currentRequest()]);
  return { signedIn, travellers: services.savedTravellers };
};

export const listTravellers = createServerFn().handler(async () => {
  const { signedIn, travellers } = await currentTravellers();
  return told(await signedIn(() => travellers.list()));
});

export const readTraveller = createServerFn()
  .validator(line)
  .handler(async ({ data }) => {
    const { signedIn, travellers } = await currentTravellers();
    return told(await signedIn(() => travellers.read(data)));
  });

export const createTraveller = createServerFn({ method: "POST" })
  .validator(draft)
  .handler(async ({ data }) => {
    const { signedIn, travellers } = await currentTravellers();
    return told(await signedIn(() => travellers.create(data)));
  });

export const updateTraveller = createServerFn({ method: "POST" })
  .validator(draft.extend({ id: line }))
  .handler(async ({ data }) => {
    const { signedIn, travellers } = await currentTravellers();
    return told(await signedIn(() => travellers.update(data)));
  });

export const copyTraveller = createServerFn({ method: "POST" })
  .validator(z.object({ id: line, changes }))
  .handler(async ({ data }) => {
    const { signedIn, travellers } = await currentTravellers();
    return told(await signedIn(() => travellers.copy(data.id, data.changes)));
  });

export const deleteTraveller = createServerFn({ method: "POST" })
  .validator(line)
  .handler(async ({ data }) => {
    const { signedIn, travellers } = await currentTravellers();
    return told(await signedIn(() => travellers.delete(data)));
  });
