import type {
  Account,
  AuthService,
  OtpAttempt,
  OtpRequest,
  OtpRequestOutcome,
  OtpService,
  OtpVerifyOutcome,
  RegistrationField,
  SignInOutcome,
} from "@safar/engine";
import { challengeOf, codeRefusalOf, requestRefusalOf, verifyRefusalOf } from "../codes/otp.outcomes.ts";
import type { ServiceClient } from "../http/client.ts";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import { outOfPlace } from "../wire/malformed.ts";
import { isRefusedAs } from "../wire/refusals.ts";
import type { Times } from "../wire/times.ts";
import { accountOf } from "./account.decoding.ts";
import { authEndpoints } from "./auth.endpoints.ts";
import { problemsOf } from "./auth.fields.ts";

/** What a sign-in leaves with the server: the token never goes further. */
export type NewSession = { readonly apiToken: string; readonly account: Account; readonly remember: boolean };

export type AuthAdapterOptions = Times & {
  /** Of the main service. */
  readonly client: ServiceClient;
  /** Keeps a new session. The outcome is told once it is kept; when keeping fails, nobody is signed in. */
  readonly onSession: (session: NewSession) => void | Promise<void>;
};

const registrationFields: Readonly<Record<string, RegistrationField>> = {
  name: "name",
  email: "email",
  phone: "phone",
  password: "password",
  password_confirmation: "confirmation",
  date_of_birth: "birthDate",
};

const passwordFields = { password: "password", password_confirmation: "confirmation" } as const;
const credentialFields = { identifier: "identifier", password: "password" } as const;

type SignedIn = Extract<ResponseOf<typeof authEndpoints.login>, { status: "signed_in" }>;

/** `Data.uuid` and `resend` of a repeated call, or nothing for a first one. */
export const resendOf = (requestId: string | null) =>
  requestId === null ? {} : ({ uuid: requestId, resend: 1 } as const);

/** The engine's `AuthService` over the main service. */
export const createAuthService = ({ client, onSession, ...times }: AuthAdapterOptions): AuthService => {
  const keepSession = async ({ api_token: apiToken, user }: SignedIn, remember: boolean) => {
    const account = accountOf(user, times);
    try {
      await onSession({ apiToken, account, remember });
      return { type: "SIGNED_IN", account } as const;
    } catch {
      return {
        type: "PROBLEM",
        problem: { kind: "malformed", detail: "the session could not be kept", status: 0 },
      } as const;
    }
  };

  const verifyCode = async (
    { requestId, code, remember }: OtpAttempt,
    signal?: AbortSignal,
  ): Promise<OtpVerifyOutcome> => {
    const request = { uuid: requestId, otp: code, remember };
    const answer = await client.call(authEndpoints.verifyOtp, request, { signal });
    if (!answer.ok) return verifyRefusalOf(answer.error, times);
    const data = answer.value;
    switch (data.status) {
      case "signed_in": {
        const kept = await keepSession(data, remember);
        return kept.type === "PROBLEM" ? kept : { type: "VERIFIED", proof: { kind: "session", account: kept.account } };
      }
      case "verified":
        return { type: "VERIFIED", proof: { kind: "resetTicket", ticket: data.ticket } };
      case "taken":
        return { type: "VERIFIED", proof: { kind: "taken", fields: data.fields, ticket: data.ticket } };
      case "phone_updated":
        return { type: "VERIFIED", proof: { kind: "phone", account: accountOf(data.user, times) } };
      default:
        return { type: "VERIFIED", proof: { kind: "alreadyRegistered" } };
    }
  };

  type Sender =
    | typeof authEndpoints.register
    | typeof authEndpoints.updatePhoneNumber
    | typeof authEndpoints.requestPasswordReset;

  const send = async <E extends Sender>(
    endpoint: E,
    request: RequestOf<E>,
    signal: AbortSignal | undefined,
  ): Promise<OtpRequestOutcome> => {
    const answer = await client.call<Sender>(endpoint, request, { signal });
    if (!answer.ok) return requestRefusalOf(answer.error, times);
    return "otp" in answer.value
      ? { type: "CODE_SENT", challenge: challengeOf(answer.value.otp, times) }
      : outOfPlace(answer.value.status);
  };

  const codesBy = (
    requestCode: (request: OtpRequest, signal?: AbortSignal) => Promise<OtpRequestOutcome>,
  ): OtpService => ({ requestCode, verifyCode });

  const newNumber = codesBy(async ({ phone, channel, requestId, reference }, signal) => {
    if (phone === null) return { type: "INVALID_PHONE" };
    const ticket = reference === null ? {} : { ticket: reference };
    return send(authEndpoints.updatePhoneNumber, { phone, channel, ...ticket, ...resendOf(requestId) }, signal);
  });

  return {
    async signIn(credentials, signal): Promise<SignInOutcome> {
      const { remember } = credentials;
      const request =
        credentials.kind === "password"
          ? {
              method: "password" as const,
              identifier: credentials.identifier,
              password: credentials.password,
              remember,
            }
          : { method: "social" as const, provider: credentials.provider, id_token: credentials.idToken, remember };
      const answer = await client.call(authEndpoints.login, request, { signal });
      if (answer.ok) {
        const data = answer.value;
        if (data.status === "signed_in") return keepSession(data, remember);
        return data.status === "phone_required"
          ? { type: "NEEDS_PHONE", ticket: data.ticket }
          : { type: "NEEDS_OTP", challenge: challengeOf(data.otp, times) };
      }
      if (isRefusedAs(answer.error, "validation_failed")) {
        const fields = problemsOf(answer.error, credentialFields);
        return Object.keys(fields).length > 0 ? { type: "INVALID", fields } : { type: "INVALID_CREDENTIALS" };
      }
      if (isRefusedAs(answer.error, "unauthorised")) return { type: "INVALID_CREDENTIALS" };
      return codeRefusalOf(answer.error, times);
    },

    async register({ name, email, phone, birthDate, channel, password, confirmation, requestId }, signal) {
      const before = requestId === null ? {} : { uuid: requestId };
      const answer = await client.call(
        authEndpoints.register,
        {
          name,
          email,
          phone,
          password,
          password_confirmation: confirmation,
          date_of_birth: birthDate,
          channel,
          ...before,
        },
        { signal },
      );
      if (answer.ok) {
        return "otp" in answer.value
          ? { type: "CODE_SENT", challenge: challengeOf(answer.value.otp, times) }
          : outOfPlace(answer.value.status);
      }
      return isRefusedAs(answer.error, "validation_failed")
        ? { type: "INVALID", fields: problemsOf(answer.error, registrationFields) }
        : codeRefusalOf(answer.error, times);
    },

    async completeRegistration(completion, signal) {
      const answer = await client.call(authEndpoints.register, completion, { signal });
      if (answer.ok) {
        const data = answer.value;
        if ("otp" in data) return { type: "CODE_SENT", challenge: challengeOf(data.otp, times) };
        return data.status === "signed_in"
          ? keepSession(data, false)
          : { type: "TAKEN", fields: data.fields, ticket: data.ticket };
      }
      if (isRefusedAs(answer.error, "session_expired", "not_found")) return { type: "TICKET_EXPIRED" };
      return isRefusedAs(answer.error, "validation_failed")
        ? { type: "INVALID", fields: problemsOf(answer.error, registrationFields) }
        : codeRefusalOf(answer.error, times);
    },

    async resetPassword({ ticket, password, confirmation }, signal) {
      const request = { ticket, password, password_confirmation: confirmation };
      const answer = await client.call(authEndpoints.resetPassword, request, { signal });
      if (answer.ok) return { type: "PASSWORD_RESET" };
      if (isRefusedAs(answer.error, "session_expired", "not_found")) return { type: "TICKET_EXPIRED" };
      return isRefusedAs(answer.error, "validation_failed")
        ? { type: "INVALID", fields: problemsOf(answer.error, passwordFields) }
        : codeRefusalOf(answer.error, times);
    },

    codes: {
      "sign-in": codesBy(async ({ phone, channel, requestId }, signal) => {
        const request = {
          method: "otp" as const,
          channel,
          ...(phone === null ? {} : { phone }),
          ...resendOf(requestId),
        };
        const answer = await client.call(authEndpoints.login, request, { signal });
        if (!answer.ok) return requestRefusalOf(answer.error, times);
        return answer.value.status === "otp_required"
          ? { type: "CODE_SENT", challenge: challengeOf(answer.value.otp, times) }
          : outOfPlace(answer.value.status);
      }),
      // A first code is sent by the sign-up itself; there is no other way to ask for one.
      "sign-up": codesBy(async ({ phone, channel, requestId }, signal) => {
        if (requestId === null) return { type: "REQUEST_EXPIRED" };
        if (phone === null) return { type: "INVALID_PHONE" };
        return send(authEndpoints.register, { uuid: requestId, resend: 1, phone, channel }, signal);
      }),
      "account-verification": newNumber,
      "phone-change": newNumber,
      "password-reset": codesBy(async ({ phone, channel, requestId }, signal) => {
        if (phone === null) return { type: "INVALID_PHONE" };
        return send(authEndpoints.requestPasswordReset, { phone, channel, ...resendOf(requestId) }, signal);
      }),
    },
  };
};
