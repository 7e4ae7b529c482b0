import { z } from "zod";
import { endpointsOf } from "../http/endpoint.ts";
import {
  savedTravellerDraftSchema,
  savedTravellerListSchema,
  savedTravellerSchema,
} from "./saved-travellers.schemas.ts";

const endpoint = endpointsOf("client");
const byId = z.object({ id: z.string().min(1) });
const one = z.object({ traveller: savedTravellerSchema });

export const savedTravellersEndpoints = {
  listSavedTravellers: endpoint({
    call: "C109",
    method: "POST",
    path: "user/fnf/list",
    auth: "user",
    summary: "The signed-in user's friends and family.",
    request: z.object({}),
    response: savedTravellerListSchema,
  }),
  createSavedTraveller: endpoint({
    call: "C110",
    method: "POST",
    path: "user/fnf/create",
    auth: "user",
    summary: "Saves a traveller for later bookings.",
    request: savedTravellerDraftSchema,
    response: one,
  }),
  savedTraveller: endpoint({
    call: "C111",
    method: "POST",
    path: "user/fnf/get",
    auth: "user",
    summary: "One saved traveller.",
    request: byId,
    response: one,
  }),
  updateSavedTraveller: endpoint({
    call: "C112",
    method: "POST",
    path: "user/fnf/update",
    auth: "user",
    summary: "Replaces a saved traveller's particulars.",
    request: savedTravellerSchema,
    response: one,
  }),
  deleteSavedTraveller: endpoint({
    call: "C113",
    method: "POST",
    path: "user/fnf/delete",
    auth: "user",
    summary: "Forgets a saved traveller.",
    request: byId,
    response: z.object({ deleted: z.literal(true) }),
  }),
};
