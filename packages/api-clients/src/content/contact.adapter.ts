import {
  type ContactOutcome,
  type ContactRefusal,
  type ContactService,
  contactFields,
  type Problem,
  type Refusal,
} from "@safar/engine";
import { bookingToWire } from "../bookings/booking.service.ts";
import type { ServiceClient } from "../http/client.ts";
import { instantOf, type Times, unmeasured } from "../wire/times.ts";
import { contactEndpoints } from "./contact.endpoints.ts";

const refusalOf = (refusal: Refusal): ContactRefusal => {
  if (refusal.code === "rate_limited") return { type: "TOO_MANY", retryAfterMs: refusal.retryAfterMs ?? null };
  if (refusal.field === "captcha_token") {
    return refusal.code === "validation_failed" ? { type: "CAPTCHA_REFUSED" } : { type: "CAPTCHA_DOWN" };
  }
  if (refusal.code !== "validation_failed") return { type: "UNAVAILABLE", reference: refusal.reference ?? null };
  return { type: "INVALID", field: contactFields.find((field) => field === refusal.field) ?? null };
};

const outcomeOf = (problem: Problem): ContactOutcome => {
  if (problem.kind === "refused") return refusalOf(problem);
  if (problem.kind === "offline") return { type: "OFFLINE" };
  return { type: "UNAVAILABLE", reference: problem.kind === "malformed" ? (problem.reference ?? null) : null };
};

/** The captcha of the message must have been verified already: its payload goes upstream as our word for it. */
export const createContactService = (
  client: ServiceClient,
  times: Pick<Times, "offsetMs"> = unmeasured,
): ContactService => ({
  async send({ captcha, change, ...message }) {
    const answer = await client.call(contactEndpoints.sendMail, {
      ...message,
      captcha_token: captcha,
      ...(change && { change: { ...bookingToWire(change), wish: change.wish, day: change.day } }),
    });
    if (!answer.ok) return outcomeOf(answer.error);
    const { answer_by: answerBy, reference } = answer.value;
    return { type: "SENT", reference, answerBy: instantOf(answerBy, times) };
  },
});

export type Upload = { readonly id: string; readonly name: string; readonly size: number; readonly url: string };
export type UploadOutcome =
  | { readonly type: "STORED"; readonly upload: Upload }
  | { readonly type: "TOO_LARGE"; readonly maxBytes: number | null }
  | { readonly type: "EMPTY" }
  | { readonly type: "WRONG_TYPE"; readonly allowed: readonly string[] }
  | { readonly type: "UNAVAILABLE"; readonly problem: Problem };

const uploadRefusalOf = (problem: Problem): UploadOutcome => {
  const meta = problem.kind === "refused" ? (problem.meta ?? {}) : {};
  switch (meta["reason"]) {
    case "too_large":
      return { type: "TOO_LARGE", maxBytes: typeof meta["max_bytes"] === "number" ? meta["max_bytes"] : null };
    case "empty":
      return { type: "EMPTY" };
    case "wrong_type": {
      const allowed = Array.isArray(meta["allowed"]) ? meta["allowed"].filter((type) => typeof type === "string") : [];
      return { type: "WRONG_TYPE", allowed };
    }
    default:
      return { type: "UNAVAILABLE", problem };
  }
};

/** Stores one file on behalf of the client's caller. Never rejects. */
export const uploadFile = async (client: ServiceClient, file: Blob, purpose: string): Promise<UploadOutcome> => {
  const answer = await client.call(contactEndpoints.upload, { purpose }, { files: { file } });
  if (!answer.ok) return uploadRefusalOf(answer.error);
  const { id, name, size, url } = answer.value;
  return { type: "STORED", upload: { id, name, size, url } };
};
