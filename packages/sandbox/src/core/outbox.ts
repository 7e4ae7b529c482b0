import type { AnswerOf, bookingsEndpoints } from "@safar/api-clients/wire";
import type { EpochMs } from "./clock.ts";
import type { Ids } from "./ids.ts";
import type { Store } from "./store.ts";

export type Message = {
  readonly channel: "sms" | "whatsapp" | "email" | "push";
  /** A phone number in E.164, an e-mail address or a user's id. */
  readonly to: string;
  /** What the person reads. */
  readonly text: string;
  readonly subject?: string;
  /** What the message is about: `otp`, `ticket`, `attendee`, `contact`. */
  readonly kind?: string;
  /** The code a tester may type, when the message holds one. */
  readonly code?: string;
  /** What comes with it, as it would be printed; its `code` is what its QR says. */
  readonly attachment?: AnswerOf<typeof bookingsEndpoints.document>;
};

export type SentMessage = Message & { readonly id: string; readonly at: EpochMs };

/** Where messages go that a real service would send. Testers read their codes here. */
export interface Outbox {
  send(message: Message): void;
  /** For somebody who is not there: as much is done as for a message that is sent, and nobody reads it. */
  discard(message: Message): void;
}

export interface OutboxReader extends Outbox {
  /** Oldest first; `to` keeps one recipient's. */
  messages(to?: string): SentMessage[];
  clear(): void;
}

/** A server runs for weeks, and nobody reads what is older than this many messages. */
const keptMessages = 500;

export const createOutbox = (store: Store, ids: Ids, now: () => EpochMs): OutboxReader => {
  const lettersIn = (name: string) => store.collection<SentMessage>(name, { indexes: { to: (message) => message.to } });
  const [sent, discarded] = [lettersIn("sandbox_outbox"), lettersIn("sandbox_discarded")];
  const writeTo = (letters: typeof sent) => (message: Message) => {
    for (const { id } of letters.all().slice(0, -keptMessages)) letters.delete(id);
    letters.put({ ...message, id: `msg-${ids.count("message")}`, at: now() });
  };
  return {
    send: writeTo(sent),
    discard: writeTo(discarded),
    messages: (to) => (to === undefined ? sent.all() : sent.where("to", to)),
    clear: () => {
      for (const { id } of sent.all()) sent.delete(id);
    },
  };
};
