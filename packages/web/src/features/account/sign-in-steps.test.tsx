// @vitest-environment jsdom
import { type AuthService, connectSignIn, type OtpService, signInActors, signInMachine } from "@safar/engine";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useActorRef, useSelector } from "@xstate/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renderAccount } from "./account.harness.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

afterEach(cleanup);

const now = Date.now();
const challenge = {
  requestId: "r-1",
  length: 6,
  channel: "sms",
  masked: "+92 *** ***4567",
  resendAt: now + 60_000,
  expiresAt: now + 600_000,
  triesLeft: 5,
} as const;

const clock = { now: () => Date.now(), setTimeout: () => 0, clearTimeout: () => undefined };

const stubAuth = (signIn: AuthService["signIn"] = vi.fn(async () => ({ type: "INVALID_CREDENTIALS" }) as const)) => {
  const codes: OtpService = {
    requestCode: vi.fn(async () => ({ type: "CODE_SENT", challenge }) as const),
    verifyCode: vi.fn(async () => ({ type: "WRONG_CODE", triesLeft: 4 }) as const),
  };
  const unasked = () => Promise.reject(new Error("not part of a sign-in"));
  const auth: AuthService = {
    signIn,
    register: unasked,
    completeRegistration: unasked,
    resetPassword: unasked,
    codes: {
      "sign-in": codes,
      "sign-up": codes,
      "account-verification": codes,
      "phone-change": codes,
      "password-reset": codes,
    },
  };
  return { auth, codes };
};

function SignIn({ auth, returnTo }: { auth: AuthService; returnTo?: string }) {
  const actor = useActorRef(signInMachine.provide({ actors: signInActors(auth, clock) }), {
    input: { dialCode: "92", providers: [] },
  });
  const view = connectSignIn(useSelector(actor, (snapshot) => snapshot));
  return <SignInSteps view={view} send={actor.send} returnTo={returnTo} />;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: "input:not([type=radio])" }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("signing in with a password", () => {
  test("default: the form speaks to password managers", async () => {
    await renderAccount(<SignIn auth={stubAuth().auth} />, "en");
    expect(screen.getByRole("textbox", { name: "Email or mobile number" })).toHaveProperty("autocomplete", "username");
    expect(screen.getByLabelText("Password")).toHaveProperty("autocomplete", "current-password");
    expect(screen.getByLabelText("Password")).toHaveProperty("type", "password");
  });

  test.each([
    ["en", "Your browser blocks cookies"],
    ["ar", "متصفحك يحجب ملفات تعريف الارتباط"],
  ] as const)(
    "behavior: in %s a browser that keeps no cookies is told so, and one that does is not",
    async (locale, words) => {
      const { unmount } = await renderAccount(<SignIn auth={stubAuth().auth} />, locale);
      expect(screen.queryByText(words)).toBeNull();
      unmount();
      const cookies = vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
      await renderAccount(<SignIn auth={stubAuth().auth} />, locale);
      expect(screen.getByText(words)).toBeDefined();
      cookies.mockRestore();
    },
  );

  test("behavior: an empty form names both fields, and focus goes to the list", async () => {
    const { auth } = stubAuth();
    await renderAccount(<SignIn auth={auth} />, "en");
    press("Sign in");
    const summary = await screen.findByRole("alert", { name: "Please fill out all required fields" });
    expect(document.activeElement).toBe(summary);
    fireEvent.click(screen.getByRole("link", { name: "Please enter a password" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Password"));
    expect(auth.signIn).not.toHaveBeenCalled();
  });

  test("behavior: one wrong field takes focus itself and says what is wrong", async () => {
    await renderAccount(<SignIn auth={stubAuth().auth} />, "en");
    type("Email or mobile number", "ayesha@");
    type("Password", "safar-2026");
    press("Sign in");
    const field = screen.getByRole("textbox", { name: "Email or mobile number" });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const described = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Please enter a valid email address or mobile number");
  });

  test.each([
    ["0512345678", "This looks like a number of Saudi Arabia (+966).", "Use +966", "+966512345678"],
    ["ayesha@gmail", "Did you mean ayesha@gmail.com?", "Use it", "ayesha@gmail.com"],
  ])("behavior: %s is taken for what it was likely meant as by one press", async (typed, words, use, meant) => {
    await renderAccount(<SignIn auth={stubAuth().auth} />, "en");
    type("Email or mobile number", typed);
    type("Password", "safar-2026");
    press("Sign in");
    expect((await screen.findByRole("status")).textContent).toContain(words);
    press(use);
    const field = screen.getByRole("textbox", { name: "Email or mobile number" });
    expect(field).toHaveProperty("value", meant);
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });

  test("behavior: a new password keeps where signing in was to lead, by the link and by the words of what failed", async () => {
    await renderAccount(<SignIn auth={stubAuth().auth} returnTo="/bookings" />, "en");
    type("Email or mobile number", "ayesha@safar.example");
    type("Password", "wrong one");
    press("Sign in");
    const leads = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    await screen.findByText("These details do not match");
    expect(leads("set a new password")).toBe("/forgot-password?return=%2Fbookings");
    expect(leads("Forgot your password?")).toBe("/forgot-password?return=%2Fbookings");
  });

  test("behavior: refused details lose nothing that was typed", async () => {
    const { auth } = stubAuth();
    await renderAccount(<SignIn auth={auth} />, "en");
    type("Email or mobile number", "ayesha@safar.example");
    type("Password", "wrong one");
    press("Sign in");
    expect(await screen.findByText("These details do not match")).toBeTruthy();
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "wrong one");
    const password = screen.getByLabelText<HTMLInputElement>("Password");
    expect(document.activeElement).toBe(password);
    // What is typed now replaces it.
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, "wrong one".length]);
    expect(screen.getByRole("link", { name: "set a new password" }).getAttribute("href")).toContain("/forgot-password");
    expect(screen.getByRole("textbox")).toHaveProperty("value", "ayesha@safar.example");
    expect(auth.signIn).toHaveBeenCalledExactlyOnceWith(
      { kind: "password", identifier: "ayesha@safar.example", password: "wrong one", remember: false },
      expect.any(AbortSignal),
    );
  });

  test("behavior: a number that was typed for the password serves the code too", async () => {
    await renderAccount(<SignIn auth={stubAuth().auth} />, "en");
    type("Email or mobile number", "03001234567");
    fireEvent.click(screen.getByRole("radio", { name: "With a code" }));
    await waitFor(() => expect(screen.getByLabelText("Mobile number")).toHaveProperty("value", "03001234567"));
  });

  test("behavior: the number that was typed last is the one of both ways", async () => {
    await renderAccount(<SignIn auth={stubAuth().auth} />, "en");
    const by = (way: string) => fireEvent.click(screen.getByRole("radio", { name: way }));
    type("Email or mobile number", "03001234567");
    by("With a code");
    by("With a password");
    type("Email or mobile number", "03079276654");
    by("With a code");
    expect(screen.getByLabelText("Mobile number")).toHaveProperty("value", "03079276654");
    type("Mobile number", "0321 5550101");
    by("With a password");
    expect(screen.getByLabelText("Email or mobile number")).toHaveProperty("value", "+923215550101");
  });

  test("behavior: without a connection it says so and what to do", async () => {
    const { auth } = stubAuth(async () => ({ type: "PROBLEM", problem: { kind: "offline" } }));
    await renderAccount(<SignIn auth={auth} />, "ar");
    type("البريد الإلكتروني أو رقم الجوال", "٠٣٠٠١٢٣٤٥٦٧");
    type("كلمة المرور", "safar-2026");
    press("تسجيل الدخول");
    expect((await screen.findByRole("alert")).textContent).toContain("لا يوجد اتصال بالإنترنت");
  });

  test.each([
    { type: "LOCKED", until: now + 600_000 },
    { type: "RATE_LIMITED", retryAt: now + 600_000 },
  ] as const)(
    "behavior: after $type focus goes to the ways that are open, and a code takes the number along",
    async (refused) => {
      const { auth } = stubAuth(async () => refused);
      await renderAccount(<SignIn auth={auth} />, "en");
      type("Email or mobile number", "03001234567");
      type("Password", "wrong one");
      press("Sign in");
      expect((await screen.findByRole("status")).textContent).toContain("Too many tries");
      const byCode = screen.getByRole("button", { name: "Sign in with a code" });
      expect(document.activeElement).toBe(byCode);
      expect(screen.getByRole("link", { name: "Set a new password" }).getAttribute("href")).toContain(
        "/forgot-password",
      );
      fireEvent.click(byCode);
      expect(await screen.findByRole("button", { name: "Send the code" })).toBeTruthy();
      const phone = await screen.findByLabelText("Mobile number");
      expect(phone).toHaveProperty("value", "03001234567");
      expect(document.activeElement).toBe(phone);
    },
  );

  test("behavior: of one that is locked another try leads to the ways that are open, and another one is tried", async () => {
    const { auth } = stubAuth(vi.fn(async () => ({ type: "LOCKED", until: now + 600_000 }) as const));
    await renderAccount(<SignIn auth={auth} />, "en");
    type("Email or mobile number", "ayesha@safar.example");
    type("Password", "wrong one");
    press("Sign in");
    const byCode = await screen.findByRole("button", { name: "Sign in with a code" });
    screen.getByLabelText("Password").focus();
    press("Sign in");
    expect(document.activeElement).toBe(byCode);
    expect(auth.signIn).toHaveBeenCalledOnce();
    type("Email or mobile number", "noura@safar.example");
    press("Sign in");
    await waitFor(() => expect(auth.signIn).toHaveBeenCalledTimes(2));
  });
});

describe("signing in with a code", () => {
  const askForCode = async () => {
    const { auth, codes } = stubAuth();
    await renderAccount(<SignIn auth={auth} />, "ar");
    fireEvent.click(screen.getByRole("radio", { name: "برمز" }));
    type("رقم الجوال", "٠٣٠٠ ١٢٣٤٥٦٧");
    fireEvent.click(screen.getByRole("radio", { name: "رسالة نصية" }));
    press("إرسال الرمز");
    const field = await screen.findByRole("textbox", { name: "رمز لمرة واحدة" });
    return { codes, field };
  };

  test("default: the number goes out in international form by the way that was chosen", async () => {
    const { codes, field } = await askForCode();
    expect(codes.requestCode).toHaveBeenCalledExactlyOnceWith(
      { phone: "+923001234567", channel: "sms", requestId: null, reference: null },
      expect.any(AbortSignal),
    );
    expect(field).toHaveProperty("autocomplete", "one-time-code");
    expect(screen.getByText(/إذا كان لهذا الرقم حساب/)).toBeTruthy();
    // In an Arabic sentence a number reads from the left all the same.
    expect(screen.getByText("+92 *** ***4567").closest("[dir]")?.getAttribute("dir")).toBe("ltr");
    expect(screen.getByText("رمز جديد، أو عبر واتساب، بعد")).toBeTruthy();
  });

  test("behavior: six Arabic digits are sent by themselves; a wrong code says so and how many tries are left", async () => {
    const { codes, field } = await askForCode();
    fireEvent.input(field, { target: { value: "١٢٣٤٥٦" } });
    expect(await screen.findByText("هذا الرمز غير صحيح. بقيت 4 محاولات.")).toBeTruthy();
    expect(screen.queryByText("بقيت 4 محاولات.")).toBeNull();
    expect(codes.verifyCode).toHaveBeenCalledExactlyOnceWith(
      { requestId: "r-1", code: "123456", remember: false },
      expect.any(AbortSignal),
    );
    expect(field).toHaveProperty("value", "");
  });

  test("behavior: after a wrong code, one that was not typed does not replace what was said of it; one that is too short does", async () => {
    const { field } = await askForCode();
    fireEvent.input(field, { target: { value: "123456" } });
    await screen.findByText(/هذا الرمز غير صحيح/);
    press("تأكيد");
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText(/هذا الرمز غير صحيح/)).toBeTruthy();
    expect(screen.queryByText("يرجى إدخال رمز التحقق")).toBeNull();
    fireEvent.input(field, { target: { value: "123" } });
    expect(screen.queryByText(/هذا الرمز غير صحيح/)).toBeNull();
    expect(screen.getByText("بقيت 4 محاولات.")).toBeTruthy();
    press("تأكيد");
    expect(await screen.findByText("يتكون الرمز من 6 أرقام")).toBeTruthy();
  });

  test("behavior: where a code was asked for elsewhere, one countdown and what can be done is all there is", async () => {
    const { auth, codes } = stubAuth();
    codes.requestCode = vi.fn(async () => ({ type: "RATE_LIMITED", retryAt: now + 600_000 }) as const);
    await renderAccount(<SignIn auth={auth} />, "en");
    fireEvent.click(screen.getByRole("radio", { name: "With a code" }));
    type("Mobile number", "03001234567");
    press("Send the code");
    expect(await screen.findByText(/Enter it where you asked for it/)).toBeTruthy();
    expect(screen.getByText("New code, or one by SMS, in")).toBeTruthy();
    expect(screen.queryByText("Try again in")).toBeNull();
    expect(screen.getByRole("button", { name: "Change the number" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Sign in another way" })).toBeTruthy();
  });

  test("behavior: an empty code asks for it in the specification's words", async () => {
    await askForCode();
    press("تأكيد");
    expect(await screen.findByText("يرجى إدخال رمز التحقق")).toBeTruthy();
  });
});
