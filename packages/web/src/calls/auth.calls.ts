import { type Country, editions, type SignInOutcome } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { getCookie } from "@tanstack/react-start/server";
import { z } from "zod";
import { currentAccount } from "../server/account/current-account.ts";
import { samplePeople } from "../server/account/sample-people.ts";
import { isTokenOfPledge, providersOf, readPledge, socialCookieName } from "../server/account/social.ts";
import { told } from "../server/account/told.ts";
import { currentRequest } from "../server/request/current-request.ts";
import { cached } from "../server/stores/cached.ts";
import { channel, codeAttempt, codeRequest, line } from "./values.ts";

const secret = z.string().max(1024);
const purpose = z.enum(["sign-in", "sign-up", "account-verification", "phone-change", "password-reset"]);

const credentials = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("password"), identifier: line, password: secret, remember: z.boolean() }),
  z.object({
    kind: z.literal("social"),
    provider: z.enum(["google", "apple"]),
    idToken: z.string().max(8192),
    remember: z.boolean(),
  }),
]);

/** Signs in and keeps the session; the browser gets an opaque cookie and who it is, never a token. */
export const signIn = createServerFn({ method: "POST" })
  .validator(credentials)
  .handler(async ({ data }) => {
    const { auth, environment } = await currentAccount();
    if (data.kind === "password") return told(await auth.signIn(data));
    const pledge = readPledge(getCookie(socialCookieName));
    // The sandbox's own tokens know no nonce.
    const isOurs = pledge?.provider === data.provider && isTokenOfPledge(data.idToken, pledge);
    if (!isOurs && !environment.SANDBOX) return told<SignInOutcome>({ type: "INVALID_CREDENTIALS" });
    return told(await auth.signIn({ ...data, remember: pledge?.remember ?? data.remember }));
  });

/** Takes a sign-up and sends its code. What is wrong with it is told; whether it is taken is not. */
export const register = createServerFn({ method: "POST" })
  .validator(
    z.object({
      name: line,
      email: line,
      phone: line,
      birthDate: line,
      channel,
      password: secret,
      confirmation: secret,
      requestId: line.nullable(),
    }),
  )
  .handler(async ({ data }) => told(await (await currentAccount()).auth.register(data)));

/** Signs up with another email address or number, under the ticket that a code that was right has brought. */
export const completeRegistration = createServerFn({ method: "POST" })
  .validator(z.object({ ticket: secret, email: line, phone: line, channel }))
  .handler(async ({ data }) => told(await (await currentAccount()).auth.completeRegistration(data)));

export const resetPassword = createServerFn({ method: "POST" })
  .validator(z.object({ ticket: secret, password: secret, confirmation: secret }))
  .handler(async ({ data }) => told(await (await currentAccount()).auth.resetPassword(data)));

export const requestCode = createServerFn({ method: "POST" })
  .validator(codeRequest.extend({ purpose, reference: secret.nullable() }))
  .handler(async ({ data: { purpose, ...request } }) =>
    told(await (await currentAccount()).auth.codes[purpose].requestCode(request)),
  );

export const verifyCode = createServerFn({ method: "POST" })
  .validator(codeAttempt.extend({ purpose }))
  .handler(async ({ data: { purpose, ...attempt } }) => {
    const { auth, browser } = await currentAccount();
    const outcome = await auth.codes[purpose].verifyCode(attempt);
    if (outcome.type === "VERIFIED" && outcome.proof.kind === "phone") await browser.update(outcome.proof.account);
    return told(outcome);
  });

const namesKeptForMs = 24 * 60 * 60_000;

const ownCountries: readonly Country[] = [
  { code: "PK", name: "Pakistan", dialCode: `+${editions.PK.dialCode}` },
  { code: "SA", name: "Saudi Arabia", dialCode: `+${editions.SA.dialCode}` },
];

/** Where most who sign in are from; the edition's own comes before them. */
const nearest = ["PK", "SA", "AE"];

const nearestFirst = (countries: readonly Country[], edition: string): readonly Country[] => {
  const order = [...new Set([edition, ...nearest])];
  const first = order.flatMap((code) => countries.filter((country) => country.code === code));
  return [...first, ...countries.filter(({ code }) => !order.includes(code))];
};

/** What the sign-in pages need to know beforehand: social providers, dial codes, and beside the sandbox whom it knows. */
export const readSignInOptions = createServerFn().handler(async () => {
  const { context, server, services } = await currentRequest();
  const { locale, edition } = context.facts;
  const countries = await cached(server.store, `countries:${locale}`, namesKeptForMs, async () => {
    const answer = await services.general.countries(locale);
    return answer.ok ? { ok: true, value: [...answer.value] } : answer;
  });
  return {
    providers: providersOf(server.environment),
    countries: nearestFirst(countries.ok ? countries.value : ownCountries, edition),
    sample: server.environment.SANDBOX ? samplePeople[edition] : null,
  };
});
