import { travelTokenEndpoints } from "@safar/api-clients/wire";
import { giveToken } from "../../core/bearer-tokens.ts";
import { defineService } from "../../core/service.ts";

export const travelTokenService = defineService({
  endpoints: travelTokenEndpoints,
  handlers: { travelToken: (call, request) => giveToken(call, "travel", request) },
});
