import type { CancellationService, Problem, Result } from "@safar/engine";
import type { ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { outOfPlace } from "../wire/malformed.ts";
import { cancellationEndpoints } from "./cancellation.endpoints.ts";
import { type CancellationOptions, createCancellation } from "./cancellation.service.ts";

/** The client is of the main service, with the signed-in person's token if there is one. */
export type CancellationAdapterOptions = AdapterOptions & CancellationOptions;

type WireAnswer = ResponseOf<typeof cancellationEndpoints.cancellation>;
type Of<State extends WireAnswer["state"]> = Extract<WireAnswer, { readonly state: State }>;

/** One call answers both questions: an answer to the other one is none. */
const answerTo = <State extends WireAnswer["state"]>(
  state: State,
  answer: Result<WireAnswer, Problem>,
): Result<Of<State>, Problem> => {
  if (!answer.ok) return answer;
  const { value } = answer;
  const isIt = (wire: WireAnswer): wire is Of<State> => wire.state === state;
  return isIt(value) ? { ok: true, value } : { ok: false, error: outOfPlace(value.state).problem };
};

/** The engine's `CancellationService` over the main service, for a booking of any kind. */
export const createCancellationService = ({ client, ...options }: CancellationAdapterOptions): CancellationService => {
  const { proof = null } = options;
  const contact = proof === null ? {} : { contact: proof };
  const { cancellation } = cancellationEndpoints;
  return createCancellation(
    {
      quote: async (uuid, travellers, options) => {
        const some = travellers === undefined ? {} : { travellers: [...travellers] };
        const request = { action: "quote" as const, uuid, ...contact, ...some };
        return answerTo("quoted", await client.call(cancellation, request, options));
      },
      confirm: async ({ booking: uuid, quoteId, target }, options) => {
        const request = { action: "confirm" as const, uuid, ...contact, refund_quote_id: quoteId, to: target };
        return answerTo("cancelled", await client.call(cancellation, request, options));
      },
    },
    options,
  );
};
