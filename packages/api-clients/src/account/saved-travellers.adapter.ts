import type {
  CreateTravellerOutcome,
  FieldProblem,
  Problem,
  Refusal,
  SavedTraveller,
  SavedTravellersService,
  TravellerDraft,
} from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import { complaintsIn, isRefusedAs, unservedOf } from "../wire/refusals.ts";
import { savedTravellersEndpoints } from "./saved-travellers.endpoints.ts";
import type { WireSavedTraveller, WireSavedTravellerDraft } from "./saved-travellers.schemas.ts";

const fieldNames: Readonly<Record<string, keyof TravellerDraft>> = {
  nickname: "nickname",
  title: "title",
  gender: "gender",
  first_name: "firstName",
  last_name: "lastName",
  nationality: "nationality",
  date_of_birth: "birthDate",
  documents: "documents",
  frequent_flyer: "frequentFlyer",
  address: "address",
  email: "email",
  phone: "phone",
};

const invalid: { readonly [Field in keyof TravellerDraft]?: FieldProblem } = {
  firstName: { code: "latin_only" },
  lastName: { code: "latin_only" },
  birthDate: { code: "invalid_date" },
  email: { code: "invalid_email" },
  phone: { code: "invalid_phone" },
};

const travellerOf = (wire: WireSavedTraveller): SavedTraveller => ({
  id: wire.id,
  nickname: wire.nickname,
  title: wire.title,
  gender: wire.gender,
  firstName: wire.first_name,
  lastName: wire.last_name,
  nationality: wire.nationality,
  birthDate: wire.date_of_birth,
  documents: wire.documents.map((document) => ({
    kind: document.kind,
    number: document.number,
    issuedBy: document.issued_by,
    issuedOn: document.issued_on,
    expiresOn: document.expires_on,
  })),
  frequentFlyer: wire.frequent_flyer,
  address: wire.address,
  email: wire.email,
  phone: wire.phone,
});

const wireOf = (draft: TravellerDraft): WireSavedTravellerDraft => ({
  nickname: draft.nickname,
  title: draft.title,
  gender: draft.gender,
  first_name: draft.firstName,
  last_name: draft.lastName,
  nationality: draft.nationality,
  date_of_birth: draft.birthDate,
  documents: draft.documents.map((document) => ({
    kind: document.kind,
    number: document.number,
    issued_by: document.issuedBy,
    issued_on: document.issuedOn,
    expires_on: document.expiresOn,
  })),
  frequent_flyer: draft.frequentFlyer,
  address: draft.address,
  email: draft.email,
  phone: draft.phone,
});

const goneOr = (problem: Problem) =>
  isRefusedAs(problem, "not_found") ? ({ type: "NOT_FOUND" } as const) : unservedOf(problem);

/** The fields a refusal complains of. A path such as `documents.0.number` counts for `documents`. */
const invalidOf = (refusal: Refusal) => {
  const fields: { -readonly [Field in keyof TravellerDraft]?: FieldProblem } = {};
  for (const [path, complaint] of complaintsIn(refusal)) {
    const [head = ""] = path.split(".");
    const name = Object.hasOwn(fieldNames, head) ? fieldNames[head] : undefined;
    if (name !== undefined) {
      fields[name] = complaint === "required" ? { code: "required" } : (invalid[name] ?? { code: "required" });
    }
  }
  return { type: "INVALID", fields } as const;
};

/** The engine's `SavedTravellersService` over the client service, with the signed-in user's token. */
export const createSavedTravellersService = (client: ServiceClient): SavedTravellersService => {
  const read: SavedTravellersService["read"] = async (id, signal) => {
    const answer = await client.call(savedTravellersEndpoints.savedTraveller, { id }, { signal });
    return answer.ok ? { type: "FOUND", traveller: travellerOf(answer.value.traveller) } : goneOr(answer.error);
  };

  const create = async (draft: TravellerDraft, signal?: AbortSignal): Promise<CreateTravellerOutcome> => {
    const answer = await client.call(savedTravellersEndpoints.createSavedTraveller, wireOf(draft), { signal });
    if (answer.ok) return { type: "SAVED", traveller: travellerOf(answer.value.traveller) };
    if (isRefusedAs(answer.error, "validation_failed")) return invalidOf(answer.error);
    if (!isRefusedAs(answer.error, "limit_exceeded")) return unservedOf(answer.error);
    const max = answer.error.meta?.["max"];
    return { type: "FULL", max: typeof max === "number" ? max : null };
  };

  return {
    read,
    create,

    async list(signal) {
      const answer = await client.call(savedTravellersEndpoints.listSavedTravellers, {}, { signal });
      if (!answer.ok) return unservedOf(answer.error);
      return { type: "LISTED", travellers: answer.value.items.map(travellerOf), max: answer.value.max };
    },

    async update({ id, ...draft }, signal) {
      const request = { ...wireOf(draft), id };
      const answer = await client.call(savedTravellersEndpoints.updateSavedTraveller, request, { signal });
      if (answer.ok) return { type: "SAVED", traveller: travellerOf(answer.value.traveller) };
      return isRefusedAs(answer.error, "validation_failed") ? invalidOf(answer.error) : goneOr(answer.error);
    },

    async copy(id, changes, signal) {
      const original = await read(id, signal);
      return original.type === "FOUND" ? create({ ...original.traveller, ...changes }, signal) : original;
    },

    async delete(id, signal) {
      const answer = await client.call(savedTravellersEndpoints.deleteSavedTraveller, { id }, { signal });
      return answer.ok ? { type: "DELETED" } : goneOr(answer.error);
    },
  };
};
