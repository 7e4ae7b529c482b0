import { z } from "zod";
import { aCurrency, anOfferId, aReference, aRefId, line } from "./values.ts";

/** What every vertical's checkout sends to our server. */
const choice = z.object({
  serviceId: line,
  travellerId: line,
  segmentId: line.nullable(),
  quantity: z.int().min(0).max(99),
});

export const aQuoteRequest = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("first"),
    refId: aRefId,
    offer: anOfferId,
    option: aReference.nullable(),
    currency: aCurrency,
  }),
  z.object({ kind: z.literal("again"), refId: aRefId, extras: z.array(choice).max(500).readonly() }),
  z.object({ kind: z.literal("read"), refId: aRefId, isRenewed: z.boolean() }),
]);

const traveller = z.object({
  id: line,
  type: z.enum(["adult", "child", "infant", "person", "driver"]),
  title: z.enum(["Mr", "Mrs.", "Miss."]).nullable(),
  gender: z.enum(["male", "female"]).nullable(),
  firstName: line,
  lastName: line,
  fullName: line,
  birthDate: line,
  age: z.int().min(0).max(120).nullable(),
  nationality: line,
  email: line,
  phone: line,
  address: line,
  licenceNumber: line,
  document: z
    .object({
      kind: z.enum(["passport", "cnic", "saudi_id"]),
      number: line,
      issuedBy: line.nullable(),
      issuedOn: line.nullable(),
      expiresOn: line.nullable(),
    })
    .nullable(),
  frequentFlyer: z.object({ alliance: line, number: line }).nullable(),
  tiedTo: line.nullable(),
});

export const aReserveRequest = z.object({
  refId: aRefId,
  acknowledged: z.object({ quoteHash: line, amountMinor: z.int(), currency: aCurrency }),
  attempt: line,
  party: z.object({
    contact: z.object({ email: line, phone: line }),
    travellers: z.array(traveller).max(60).readonly(),
  }),
  extras: z.array(choice).max(500).readonly(),
  voucher: line.nullable(),
});
