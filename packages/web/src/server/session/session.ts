import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { KeyValueStore } from "../stores/key-value-store.ts";

const sessionSchema = z.object({
  apiToken: z.string(),
  user: z.object({
    uuid: z.string(),
    name: z.string(),
    email: z.string(),
    phoneVerified: z.boolean(),
    /** The edition's that their number is of, where it is of one. */
    country: z.enum(["PK", "SA"]).optional(),
    /** As far as their account says it: who sits beside whom depends on it. */
    gender: z.enum(["male", "female"]).nullish(),
  }),
  /** Whether the cookie outlives the browser window. */
  remembered: z.boolean(),
});

/** Who is signed in. The upstream's api_token stays here, on the server; the browser holds an opaque id. */
export type Session = Readonly<z.output<typeof sessionSchema>>;
export type SessionUser = Session["user"];

const dayMs = 24 * 60 * 60 * 1000;
/** The specification's life of the user cookie. */
export const rememberedForMs = 30 * dayMs;
const unrememberedForMs = dayMs;

export const sessionTtlMs = (session: Pick<Session, "remembered">): number =>
  session.remembered ? rememberedForMs : unrememberedForMs;

// The store knows only the id's digest: whoever reads the store cannot take over a session.
const keyOf = (id: string) => `session:${createHash("sha256").update(id).digest("base64url")}`;

/** Sessions by an unguessable id. A sign-in always makes a new id, so an id planted before it is worth nothing. */
export const createSessions = (store: KeyValueStore) => ({
  find: async (id: string): Promise<Session | null> => {
    const text = await store.get(keyOf(id));
    // What an earlier version wrote and this one cannot read is as good as signed out.
    const parsed = text === null ? null : sessionSchema.safeParse(JSON.parse(text));
    return parsed?.success ? parsed.data : null;
  },
  start: async (session: Session): Promise<string> => {
    const id = randomBytes(32).toString("base64url");
    await store.set(keyOf(id), JSON.stringify(session), sessionTtlMs(session));
    return id;
  },
  /** Keeps the id and replaces what it stands for, as after a change of name. */
  replace: (id: string, session: Session): Promise<void> =>
    store.set(keyOf(id), JSON.stringify(session), sessionTtlMs(session)),
  end: (id: string): Promise<void> => store.delete(keyOf(id)),
});

export type Sessions = ReturnType<typeof createSessions>;
