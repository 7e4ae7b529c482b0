import { z } from "zod";
import { endpointsOf } from "../http/endpoint.ts";
import { guestConfigSchema, settingsSchema, utilitiesSchema } from "./settings.schemas.ts";

const endpoint = endpointsOf("app");
const nothing = z.object({});

export const settingsEndpoints = {
  utilities: endpoint({
    call: "C046",
    method: "GET",
    path: "api/v2/utilities",
    auth: "key",
    summary: "What forms need to know: one-time codes, uploads, titles.",
    request: nothing,
    response: utilitiesSchema,
  }),
  settings: endpoint({
    call: "C047",
    method: "POST",
    path: "settings/index",
    auth: "key",
    summary: "What the caller's country sells, its limits, and how support is reached.",
    request: nothing,
    response: settingsSchema,
  }),
  guestConfig: endpoint({
    call: "C048",
    method: "POST",
    path: "guests/config",
    auth: "key",
    summary: "What a visitor may do without signing in.",
    request: nothing,
    response: guestConfigSchema,
  }),
};
