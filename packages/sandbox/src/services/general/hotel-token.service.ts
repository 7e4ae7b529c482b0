import { hotelTokenEndpoints } from "@safar/api-clients/wire";
import { giveToken } from "../../core/bearer-tokens.ts";
import { defineService } from "../../core/service.ts";

export const hotelTokenService = defineService({
  endpoints: hotelTokenEndpoints,
  handlers: { hotelToken: (call, request) => giveToken(call, "hotels", request) },
});
