import type { AuthService, OtpService, SignInOutcome } from "@safar/engine";
import { describe, expect, test, vi } from "vitest";
import { createRateLimits } from "../security/rate-limits.ts";
import { limitedAuth } from "./limited-auth.ts";

const account = {
  id: "u-1",
  name: "Ayesha",
  email: "ayesha@safar.example",
  phone: "+923001234567",
  gender: null,
  birthDate: null,
  deletesAt: null,
} as const;

const setUp = (signedInBy: (identifier: string) => SignInOutcome) => {
  const codes: OtpService = {
    requestCode: vi.fn(async () => ({ type: "REQUEST_EXPIRED" }) as const),
    verifyCode: vi.fn(async () => ({ type: "WRONG_CODE", triesLeft: 4 }) as const),
  };
  const auth: AuthService = {
    signIn: vi.fn(async (credentials) => signedInBy(credentials.kind === "password" ? credentials.identifier : "")),
    register: vi.fn(async () => ({ type: "INVALID", fields: {} }) as const),
    completeRegistration: vi.fn(async () => ({ type: "TICKET_EXPIRED" }) as const),
    resetPassword: vi.fn(async () => ({ type: "TICKET_EXPIRED" }) as const),
    codes: {
      "sign-in": codes,
      "sign-up": codes,
      "account-verification": codes,
      "phone-change": codes,
      "password-reset": codes,
    },
  };
  const limits = { rateLimits: createRateLimits(), clientAddress: "203.0.113.7", now: () => 1_000_000 };
  return { auth, codes, limited: limitedAuth(auth, limits), limits };
};

const attempt = (identifier: string) => ({ kind: "password", identifier, password: "guess", remember: false }) as const;

describe("limitedAuth", () => {
  test("default: a try within the limits is the service's matter", async () => {
    const { limited } = setUp(() => ({ type: "INVALID_CREDENTIALS" }));
    expect(await limited.signIn(attempt("a@b.example"))).toEqual({ type: "INVALID_CREDENTIALS" });
  });

  test("behavior: after ten failures the service is not asked any more, and the instant to come back is told", async () => {
    const { limited, auth } = setUp(() => ({ type: "INVALID_CREDENTIALS" }));
    for (let tries = 0; tries < 10; tries += 1) await limited.signIn(attempt("a@b.example"));
    const refused = await limited.signIn(attempt("a@b.example"));
    expect(refused.type).toBe("RATE_LIMITED");
    expect(refused.type === "RATE_LIMITED" && refused.retryAt).toBeGreaterThan(1_000_000);
    expect(auth.signIn).toHaveBeenCalledTimes(10);
  });

  test("behavior: an account is protected from many addresses, however its name is written", async () => {
    const { auth, limits } = setUp(() => ({ type: "INVALID_CREDENTIALS" }));
    for (let tries = 0; tries < 10; tries += 1) {
      const elsewhere = limitedAuth(auth, { ...limits, clientAddress: `198.51.100.${tries}` });
      await elsewhere.signIn(attempt("Ayesha@Safar.example "));
    }
    const last = limitedAuth(auth, { ...limits, clientAddress: "192.0.2.1" });
    expect((await last.signIn(attempt("ayesha@safar.example"))).type).toBe("RATE_LIMITED");
  });

  test("behavior: signing in costs nothing, and does not wipe out failures of before", async () => {
    const { limited, auth } = setUp((identifier) =>
      identifier === "own" ? { type: "SIGNED_IN", account } : { type: "INVALID_CREDENTIALS" },
    );
    for (let tries = 0; tries < 59; tries += 1) await limited.signIn(attempt(`victim-${tries}`));
    for (let visits = 0; visits < 90; visits += 1) {
      expect((await limited.signIn(attempt("own"))).type).toBe("SIGNED_IN");
    }
    expect((await limited.signIn(attempt("victim-59"))).type).toBe("INVALID_CREDENTIALS");
    expect((await limited.signIn(attempt("victim-60"))).type).toBe("RATE_LIMITED");
    expect(auth.signIn).toHaveBeenCalledTimes(59 + 90 + 1);
  });

  test("behavior: a try that is refused uses up nobody else's tries from the same address", async () => {
    const { limited } = setUp(() => ({ type: "INVALID_CREDENTIALS" }));
    for (let tries = 0; tries < 100; tries += 1) await limited.signIn(attempt("guessed@safar.example"));
    expect((await limited.signIn(attempt("own@safar.example"))).type).toBe("INVALID_CREDENTIALS");
  });

  test("behavior: an address without tries left locks no account for others", async () => {
    const { auth, limited, limits } = setUp(() => ({ type: "INVALID_CREDENTIALS" }));
    for (let tries = 0; tries < 60; tries += 1) await limited.signIn(attempt(`guess-${tries}`));
    for (let tries = 0; tries < 20; tries += 1) {
      expect((await limited.signIn(attempt("victim"))).type).toBe("RATE_LIMITED");
    }
    const elsewhere = limitedAuth(auth, { ...limits, clientAddress: "192.0.2.1" });
    expect((await elsewhere.signIn(attempt("victim"))).type).toBe("INVALID_CREDENTIALS");
  });

  test("behavior: a refusal is the same for who exists and who does not", async () => {
    const { limited } = setUp(() => ({ type: "INVALID_CREDENTIALS" }));
    const request = { channel: "sms", requestId: null, reference: null } as const;
    const ask = (phone: string) => limited.codes["password-reset"].requestCode({ ...request, phone });
    for (const phone of ["+923001234567", "+923009999999"]) for (let sent = 0; sent < 5; sent += 1) await ask(phone);
    const [known, unknown] = [await ask("+923001234567"), await ask("+923009999999")];
    expect(Object.keys(known).toSorted()).toEqual(Object.keys(unknown).toSorted());
    expect([known.type, unknown.type]).toEqual(["RATE_LIMITED", "RATE_LIMITED"]);
  });

  test("behavior: a sign-up that goes on with the code that was sent costs nothing, and one that has a code sent does", async () => {
    const { limited, auth } = setUp(() => ({ type: "INVALID_CREDENTIALS" }));
    const sendsAs = (requestId: string) => {
      const challenge = {
        requestId,
        length: 6,
        channel: "sms",
        masked: "",
        resendAt: 0,
        expiresAt: 0,
        triesLeft: 5,
      } as const;
      vi.mocked(auth.register).mockResolvedValue({ type: "CODE_SENT", challenge });
    };
    const who = { name: "", email: "", phone: "+923215550101", birthDate: "", channel: "sms", password: "" } as const;
    const register = () => limited.register({ ...who, confirmation: "", requestId: "r-1" });
    sendsAs("r-1");
    for (let times = 0; times < 9; times += 1) expect((await register()).type).toBe("CODE_SENT");
    sendsAs("r-2");
    for (let times = 0; times < 5; times += 1) await register();
    expect((await register()).type).toBe("RATE_LIMITED");
  });

  test("behavior: guesses at a code are counted", async () => {
    const { limited, codes } = setUp(() => ({ type: "INVALID_CREDENTIALS" }));
    const guess = { requestId: "r-1", code: "000000", remember: false };
    for (let tries = 0; tries < 10; tries += 1) await limited.codes["sign-in"].verifyCode(guess);
    expect((await limited.codes["sign-in"].verifyCode(guess)).type).toBe("RATE_LIMITED");
    expect(codes.verifyCode).toHaveBeenCalledTimes(10);
  });
});
