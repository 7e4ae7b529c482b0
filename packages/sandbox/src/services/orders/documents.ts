import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { amountOf, instantOf } from "./money.ts";
import { type Order, orderOf } from "./order.ts";
import { isGiven } from "./order-status.ts";
import { billedLinesOf } from "./paid-lines.ts";
import { type PdfLine, writePdf } from "./pdf.ts";
import { linesTotal } from "./price-lines.ts";

type DocumentKind = "eticket" | "invoice";

/** Leave to fetch a document for a while; the document itself is written when it is fetched. */
type DocumentToken = {
  readonly id: string;
  readonly order: string;
  readonly kind: DocumentKind;
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
  tokensIn(call.store).put({ id: token, order: order.id, kind, expiresAt });
  return { token, expiresAt };
};

const titles: Readonly<Record<DocumentKind, string>> = { eticket: "Ticket", invoice: "Invoice" };

const fact = (label: string, value: string): PdfLine => ({ text: `${label}: ${value}`, size: 11 });
const heading = (text: string): PdfLine => ({ text, size: 13, isBold: true, gap: 20 });

const linesOf = (store: Store, order: Order, kind: DocumentKind): readonly PdfLine[] => {
  const { currency } = order.amountDue;
  const billed = billedLinesOf(store, order);
  const minor = linesTotal(billed);
  const price = billed.map((line) => fact(line.title, `${amountOf(line.minor, currency)} ${currency}`));
  const ticketOf = (id: string) => order.tickets.find(({ travellerId }) => travellerId === id)?.number ?? "not issued";
  return [
    { text: "Safar", size: 22, isBold: true },
    { text: `${titles[kind]} - ${order.title}`, size: 15, isBold: true, gap: 10 },
    fact("Booking", order.id),
    fact("Record locator", order.pnr ?? "none"),
    fact("Status", order.status),
    fact("Booked on", instantOf(order.createdAt)),
    heading("Service"),
    fact("What", order.subtitle),
    fact("Begins", `${order.starts.at.replace("T", " ")} (${order.starts.zone})`),
    fact("Ends", `${order.ends.at.replace("T", " ")} (${order.ends.zone})`),
    heading("Travellers"),
    ...order.travellers.map(({ id, firstName, lastName }) =>
      fact(`${firstName} ${lastName}`, `ticket ${ticketOf(id)}`),
    ),
    ...(kind === "invoice"
      ? [heading("Price"), ...price, fact("Total", `${amountOf(minor, currency)} ${currency}`)]
      : []),
  ];
};

/** The document behind a token that still counts, in base64. */
export const readDocument = (call: Call, token: string): { readonly name: string; readonly base64: string } => {
  const given = tokensIn(call.store).get(token);
  const order = given === undefined ? undefined : orderOf(call.store, given.order);
  if (given === undefined || order === undefined || given.expiresAt <= call.now()) {
    throw refuse("not_found", { status: 404, message: "This address is no longer good." });
  }
  const name = `safar-${given.kind}-${order.id}.pdf`;
  return { name, base64: btoa(writePdf(`${titles[given.kind]} ${order.id}`, linesOf(call.store, order, given.kind))) };
};
