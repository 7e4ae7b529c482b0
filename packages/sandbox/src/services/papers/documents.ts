import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import type { Names } from "../../world/names.ts";
import type { Paper } from "../orders/document.types.ts";
import { type Order, orderOf } from "../orders/order.ts";
import { isGiven } from "../orders/order-status.ts";
import { type DocumentKind, paperOf } from "./booking-papers.ts";
import type { Tickets } from "./paper.ts";

/** Leave to fetch a document for a while; what stands on it is told when it is fetched, in the language it was asked for in. */
type DocumentToken = {
  readonly id: string;
  readonly order: string;
  readonly kind: DocumentKind;
  readonly locale: keyof Names;
  readonly country: Call["country"];
  readonly expiresAt: EpochMs;
};

const lifetimeMs = 15 * 60_000;
const tokenLength = 24;

const tokensIn = (store: Store): Collection<DocumentToken> => store.collection<DocumentToken>("document_tokens");

export const giveDocument = (
  call: Call,
  order: Order,
  kind: DocumentKind,
): { readonly token: string; readonly expiresAt: EpochMs } => {
  if (kind === "eticket" && !isGiven(order.status)) {
    throw refuse("not_found", {
      status: 404,
      field: "kind",
      message: `A booking that is ${order.status} has no ticket.`,
    });
  }
  const token = call.code(tokenLength);
  const expiresAt = call.now() + lifetimeMs;
  const { locale, country } = call;
  tokensIn(call.store).put({ id: token, order: order.id, kind, locale, country, expiresAt });
  return { token, expiresAt };
};

/** What stands on the document behind a token that still counts. */
export const readDocument = (call: Call, token: string, tickets: Tickets): Paper => {
  const given = tokensIn(call.store).get(token);
  const order = given === undefined ? undefined : orderOf(call.store, given.order);
  if (given === undefined || order === undefined || given.expiresAt <= call.now()) {
    throw refuse("not_found", { status: 404, message: "This address is no longer good." });
  }
  const { store, now } = call;
  const { country, kind, locale } = given;
  return paperOf({ call: { store, now, country }, order, kind, locale, tickets });
};
