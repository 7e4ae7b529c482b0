import { createHash, randomBytes } from "node:crypto";
import type { BookingUuid } from "@safar/engine";
import type { KeyValueStore } from "../stores/key-value-store.ts";

/** A day: long enough to look again after a meal, short enough for a shared computer. */
const rememberedForMs = 24 * 60 * 60_000;

// The store knows only a digest: whoever reads it cannot show its proofs in anybody's name.
const keyOf = (guest: string, booking: BookingUuid): string =>
  `proof:${createHash("sha256").update(`${guest}/${booking}`).digest("base64url")}`;

/** By which e-mail address or phone number a browser has shown a booking to be its own. */
export const createGuestProofs = (store: Pick<KeyValueStore, "get" | "set" | "delete">) => ({
  find: (guest: string, booking: BookingUuid): Promise<string | null> => store.get(keyOf(guest, booking)),
  keep: (guest: string, booking: BookingUuid, proof: string): Promise<void> =>
    store.set(keyOf(guest, booking), proof, rememberedForMs),
  forget: (guest: string, booking: BookingUuid): Promise<void> => store.delete(keyOf(guest, booking)),
});

export type GuestProofs = ReturnType<typeof createGuestProofs>;

type Browser = {
  readonly proofs: GuestProofs;
  /** The id that the request came with. */
  readonly guest: string | undefined;
  /** Gives the browser a new id. */
  readonly nameGuest: (id: string) => void;
};

/** The proofs of the browser that is being answered; it is named when there is something to remember. */
export const createBrowserProofs = ({ proofs, guest, nameGuest }: Browser) => {
  let id = guest;
  return {
    find: async (booking: BookingUuid): Promise<string | null> => (id === undefined ? null : proofs.find(id, booking)),
    keep: async (booking: BookingUuid, proof: string): Promise<void> => {
      if (id === undefined) {
        id = randomBytes(32).toString("base64url");
        nameGuest(id);
      }
      await proofs.keep(id, booking, proof);
    },
    forget: async (booking: BookingUuid): Promise<void> => {
      if (id !== undefined) await proofs.forget(id, booking);
    },
  };
};

export type BrowserProofs = ReturnType<typeof createBrowserProofs>;
