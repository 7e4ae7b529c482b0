import type { AnswerOf, profileEndpoints } from "@safar/api-clients/wire";
import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { digestOf } from "./digest.ts";

export type User = {
  readonly id: string;
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  /** International form. */
  readonly phone: string;
  /** Null when the account came from a social sign-in and never set one. */
  readonly passwordDigest: string | null;
  readonly gender: "male" | "female" | null;
  readonly birthDate: string | null;
  readonly deletesAt: EpochMs | null;
};

export type Identity = { readonly id: string; readonly userId: string };

type WireUser = AnswerOf<typeof profileEndpoints.profile>["user"];

export const usersIn = (store: Store): Collection<User> =>
  store.collection<User>("users", { indexes: { email: (user) => user.email, phone: (user) => user.phone } });

/** Accounts at a social provider, by `provider:subject`. */
export const identitiesIn = (store: Store): Collection<Identity> =>
  store.collection<Identity>("identities", { indexes: { userId: (identity) => identity.userId } });

export const passwordDigest = (userId: string, password: string): string => digestOf(password, userId);

export const userByPhone = (store: Store, phone: string): User | undefined => usersIn(store).where("phone", phone)[0];

export const userByEmail = (store: Store, email: string): User | undefined =>
  usersIn(store).where("email", email.trim().toLowerCase())[0];

/** An identifier with an @ is an e-mail address; anything else is a phone number in international form. */
export const userByIdentifier = (store: Store, identifier: string): User | undefined =>
  identifier.includes("@") ? userByEmail(store, identifier) : userByPhone(store, identifier);

export const answerOfUser = (user: User): WireUser => ({
  uuid: user.id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  gender: user.gender,
  date_of_birth: user.birthDate,
  deletes_at: user.deletesAt === null ? null : new Date(user.deletesAt).toISOString(),
});

/** The caller, of an endpoint that dispatch lets only signed-in users reach. */
export const callerOf = (call: Call): User | undefined =>
  call.userId === null ? undefined : usersIn(call.store).get(call.userId);

/** The caller, where a call may come from nobody. */
export const signedIn = (call: Call): User => {
  const user = callerOf(call);
  if (user === undefined) throw refuse("unauthorised", { status: 401, message: "Sign in first." });
  return user;
};
