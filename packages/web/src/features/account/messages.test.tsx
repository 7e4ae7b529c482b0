// @vitest-environment jsdom
import { type AuthService, type Locale, otpActors, otpMachine } from "@safar/engine";
import { otpModel } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor } from "xstate";

const register = vi.fn<AuthService["register"]>();
const completeRegistration = vi.fn<AuthService["completeRegistration"]>();
const codes = { requestCode: vi.fn(), verifyCode: vi.fn() };
vi.mock("../../engine/services/auth.service.ts", () => ({
  authService: { register, completeRegistration, codes: { "sign-up": codes } },
}));

const { renderAccount } = await import("./account.harness.tsx");
const { CodeEntry } = await import("./code-entry.tsx");
const { SignupPage } = await import("./signup-page.tsx");
const { SessionExpiredPage } = await import("./session-expired-page.tsx");
const { VerifyOtpPage } = await import("./verify-otp-page.tsx");
const { accountFlows } = await import("./account-flows.ts");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 9) });
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  accountFlows.signUp.end();
  vi.clearAllMocks();
});

const labels = {
  en: {
    name: "Full name",
    email: "Email",
    phone: "Mobile number",
    birthDate: "Date of birth",
    password: "Password",
    confirmation: "Confirm the password",
    next: "Continue",
    submit: "Create the account",
  },
  ar: {
    name: "الاسم الكامل",
    email: "البريد الإلكتروني",
    phone: "رقم الجوال",
    birthDate: "تاريخ الميلاد",
    password: "كلمة المرور",
    confirmation: "تأكيد كلمة المرور",
    next: "متابعة",
    submit: "إنشاء الحساب",
  },
} as const;
type Field = Exclude<keyof (typeof labels)["en"], "next" | "submit">;

const fieldOf = (locale: Locale, field: Field) =>
  screen.getByLabelText<HTMLInputElement>(labels[locale][field], { selector: "input" });

const right: Readonly<Record<Field, string>> = {
  name: "Ayesha Siddiqui",
  email: "ayesha@safar.example",
  phone: "300 1234567",
  birthDate: "1993-04-18",
  password: "a-good-password",
  confirmation: "a-good-password",
};

const passwords = ["password", "confirmation"] as const;

/** Fills in one step after the other, until one of them is refused. */
const signUp = async (locale: Locale, wrong: Partial<typeof right>) => {
  await renderAccount(<SignupPage returnTo={undefined} step={undefined} />, locale);
  const fill = (fields: readonly Field[], button: string) => {
    for (const field of fields) {
      fireEvent.input(fieldOf(locale, field), { target: { value: wrong[field] ?? right[field] } });
    }
    fireEvent.click(screen.getByRole("button", { name: button }));
  };
  fill(["name", "email", "phone", "birthDate"], labels[locale].next);
  if (screen.queryByRole("button", { name: labels[locale].submit })) fill(passwords, labels[locale].submit);
};

test.each([
  ["en", "email", "ayesha@", "Please enter a valid email address"],
  ["en", "phone", "300 123", "Phone number must be at least 11 digits"],
  ["en", "confirmation", "another", "Password does not match"],
  ["en", "birthDate", "22/11/2013", "Age should be 13 or above"],
  ["ar", "email", "ayesha@", "يرجى إدخال بريد إلكتروني صحيح"],
  ["ar", "phone", "300 123", "يجب ألا يقل رقم الجوال عن 11 رقمًا"],
  ["en", "phone", "021 34567890", "Enter a mobile number, such as \u20660300 1234567\u2069, or choose another country"],
  ["ar", "confirmation", "another", "كلمتا المرور غير متطابقتين"],
  ["ar", "birthDate", "22/11/2013", "يجب أن يكون العمر 13 سنة أو أكثر"],
] as const)("behavior: in %s a newcomer's wrong %s is told at its field", async (locale, name, value, words) => {
  await signUp(locale, { [name]: value });
  const field = fieldOf(locale, name);
  await waitFor(() => expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(words));
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe(value);
  expect(register).not.toHaveBeenCalled();
});

test.each([
  ["18/4/1993", "18/04/1993"],
  ["١٨٠٤١٩٩٣", "18/04/1993"],
  ["1993-04-18", "18/04/1993"],
])(
  "behavior: a birthday typed as %s, in any script or as a browser fills it in, is sent as that day",
  async (typed, shown) => {
    register.mockResolvedValue({ type: "CODE_SENT", challenge: otpModel.inputs.sentAlready.challenge });
    await signUp("ar", { birthDate: typed });
    await waitFor(() => expect(register.mock.calls[0]?.[0]).toMatchObject({ birthDate: "1993-04-18" }));
    accountFlows.signUp.current()?.send({ type: "flow.cancel" });
    cleanup();
    await signUp("ar", { birthDate: typed, email: "" });
    expect(fieldOf("ar", "birthDate").value).toBe(shown);
    expect(fieldOf("ar", "birthDate")).toMatchObject({ type: "text", autocomplete: "bday" });
  },
);

test("behavior: what was typed and not sent is there again for whoever comes back, or has loaded the page anew", async () => {
  const typed = { name: "Sana", phone: "0300 12", birthDate: "18/04/1993" } as const;
  const fields = ["name", "phone", "birthDate"] as const;
  const show = () => renderAccount(<SignupPage returnTo={undefined} step={undefined} />, "en");
  const shown = () => fields.map((field) => fieldOf("en", field).value);
  await show();
  for (const field of fields) fireEvent.input(fieldOf("en", field), { target: { value: typed[field] } });
  cleanup();
  await show();
  expect(shown()).toEqual(fields.map((field) => typed[field]));
  fireEvent.input(fieldOf("en", "name"), { target: { value: "Sana Malik" } });
  window.dispatchEvent(new Event("pagehide"));
  expect(accountFlows.signUp.current()?.getSnapshot().context.form.name).toBe("Sana Malik");
});

test.each(["leaving", "a reload"])(
  "behavior: after %s nothing is said to be wrong, and the focus stays where it is",
  async (how) => {
    const show = () => renderAccount(<SignupPage returnTo={undefined} step={undefined} />, "en");
    await signUp("en", { name: "", email: "", phone: "", birthDate: "" });
    fireEvent.input(fieldOf("en", "name"), { target: { value: "Zara Khan" } });
    if (how === "a reload") window.dispatchEvent(new Event("pagehide"));
    else cleanup();
    expect(accountFlows.signUp.current()?.getSnapshot().context.fields).toEqual({});
    cleanup();
    await show();
    expect(fieldOf("en", "name").value).toBe("Zara Khan");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(document.body);
  },
);

test("behavior: the country that was chosen stays, with a number and without, through errors and for whoever comes back", async () => {
  const country = () => screen.getByLabelText<HTMLSelectElement>("Country code").value;
  const press = () => fireEvent.click(screen.getByRole("button", { name: labels.en.next }));
  const show = () => renderAccount(<SignupPage returnTo={undefined} step={undefined} />, "en");
  await show();
  fireEvent.change(screen.getByLabelText("Country code"), { target: { value: "SA" } });
  press();
  expect(country()).toBe("SA");
  for (const number of ["0501", ""]) {
    fireEvent.input(fieldOf("en", "phone"), { target: { value: number } });
    press();
    expect(country()).toBe("SA");
    expect(fieldOf("en", "phone").value).toBe(number);
  }
  cleanup();
  await show();
  expect(country()).toBe("SA");
});

test("behavior: what is wrong with a field is no longer said once it is typed in again, until it is sent once more", async () => {
  await signUp("en", { name: "", email: "nobody" });
  const name = fieldOf("en", "name");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  fireEvent.input(name, { target: { value: "S" } });
  expect(name.getAttribute("aria-invalid")).not.toBe("true");
  expect(fieldOf("en", "email").getAttribute("aria-invalid")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: labels.en.next }));
  expect(name.getAttribute("aria-invalid")).toBe("true");
});

test("behavior: the step of the password says whose it is, and one step back all that was typed is there", async () => {
  register.mockResolvedValue({ type: "INVALID", fields: { email: { code: "invalid_email" } } });
  await renderAccount(<SignupPage returnTo={undefined} step={undefined} />, "en");
  expect(screen.queryByLabelText(labels.en.password)).toBeNull();
  cleanup();
  await signUp("en", { confirmation: "another" });
  expect(screen.getByText(right.email)).toBeDefined();
  expect(screen.getByRole("progressbar", { name: "Step 2 of 3" })).toBeDefined();
  for (const field of passwords) fireEvent.input(fieldOf("en", field), { target: { value: right.password } });
  fireEvent.click(screen.getByRole("button", { name: labels.en.submit }));
  const email = await screen.findByRole("textbox", { name: labels.en.email });
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(email);
  expect(fieldOf("en", "name").value).toBe(right.name);
});

test.each([
  ["en", "Confirm", "One-time code", "Please enter OTP"],
  ["ar", "تأكيد", "رمز لمرة واحدة", "يرجى إدخال رمز التحقق"],
] as const)("behavior: in %s a code that was not entered is asked for", async (locale, confirm, label, words) => {
  const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined };
  const code = createActor(otpMachine.provide({ actors: otpActors(codes, clock) }), {
    input: otpModel.inputs.sentAlready,
  }).start();
  await renderAccount(<CodeEntry code={code} />, locale);
  fireEvent.click(screen.getByRole("button", { name: confirm }));
  const field = screen.getByRole("textbox", { name: label });
  expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(words);
  expect(document.activeElement).toBe(field);
  expect(codes.verifyCode).not.toHaveBeenCalled();
});

test.each([
  ["en", "Another number can be used at once."],
  ["ar", "يمكن استخدام رقم آخر على الفور."],
] as const)("behavior: in %s a code that is locked says what is open at once, where it is", async (locale, words) => {
  const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined };
  for (const canChangeNumber of [true, false]) {
    codes.verifyCode.mockResolvedValue({ type: "LOCKED", until: Date.now() + 900_000 });
    const code = createActor(otpMachine.provide({ actors: otpActors(codes, clock) }), {
      input: { ...otpModel.inputs.sentAlready, canChangeNumber },
    }).start();
    await renderAccount(<CodeEntry code={code} />, locale);
    code.send({ type: "code.submit", code: "123456" });
    expect((await screen.findByText("15:00")).closest("[role=status]")?.textContent.includes(words)).toBe(
      canChangeNumber,
    );
    cleanup();
  }
});

test("behavior: another number that is wrong is told so, and the code of the one before is still awaited", async () => {
  const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined };
  const code = createActor(otpMachine.provide({ actors: otpActors(codes, clock) }), {
    input: { ...otpModel.inputs.sentAlready, canChangeNumber: true },
  }).start();
  await renderAccount(<CodeEntry code={code} />, "en");
  fireEvent.click(screen.getByRole("button", { name: "Change the number" }));
  expect(document.activeElement).toBe(fieldOf("en", "phone"));
  fireEvent.input(fieldOf("en", "phone"), { target: { value: "0300 12" } });
  fireEvent.click(screen.getByRole("button", { name: "Send the code" }));
  expect(screen.getByText("Phone number must be at least 11 digits")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Keep the number" }));
  expect(screen.getByRole("textbox", { name: "One-time code" })).toBeDefined();
  expect(code.getSnapshot().context.fields).toEqual({});
});

test.each([
  ["en", "Please fill out all required fields"],
  ["ar", "يرجى تعبئة جميع الحقول المطلوبة"],
] as const)("behavior: in %s several empty fields are named together", async (locale, words) => {
  await signUp(locale, { name: "", email: "", phone: "", birthDate: "" });
  const box = await screen.findByRole("alert", { name: words });
  expect(box).toBe(document.activeElement);
  expect(within(box).getAllByRole("link")).toHaveLength(4);
});

test.each([
  ["en", "Please correct the following"],
  ["ar", "يرجى تصحيح ما يلي"],
] as const)("behavior: in %s fields of which one alone is empty are not all said to be", async (locale, words) => {
  await signUp(locale, { name: "", email: "nobody" });
  expect(await screen.findByRole("alert", { name: words })).toBeDefined();
});

test("behavior: the digits of a number are those that are asked for, and those of another country are not held against it", async () => {
  await signUp("en", { phone: "300 123" });
  const phone = fieldOf("en", "phone");
  const hint = () => document.getElementById(`${phone.id}-hint`)?.textContent;
  const words = screen.getByText("Phone number must be at least 11 digits");
  expect(hint()).toBe("11 digits with the 0, such as 0300 1234567");
  const country = screen.getByLabelText("Country code");
  fireEvent.change(country, { target: { value: "SA" } });
  fireEvent.input(country);
  expect(hint()).toBe("10 digits with the 0, such as 050 123 4567");
  expect(words.isConnected).toBe(false);
  // Sent again, it is held against that country, or against the one that is typed with it.
  for (const [number, error] of [
    ["300 123", "Phone number must be at least 10 digits"],
    ["+92300", "Phone number must be at least 11 digits"],
  ] as const) {
    fireEvent.input(fieldOf("en", "phone"), { target: { value: number } });
    fireEvent.click(screen.getByRole("button", { name: labels.en.next }));
    expect(screen.getByText(error)).toBeDefined();
  }
});

test("behavior: a number with its country's dial code chooses that country as it is left", async () => {
  await renderAccount(<SignupPage returnTo={undefined} step={undefined} />, "en");
  const phone = fieldOf("en", "phone");
  fireEvent.input(phone, { target: { value: "00966 501234567" } });
  fireEvent.blur(phone);
  expect(screen.getByLabelText<HTMLSelectElement>("Country code").value).toBe("SA");
  expect(phone.value).toBe("0501234567");
  expect(document.getElementById(`${phone.id}-hint`)?.textContent).toContain("10 digits with the 0");
});

test.each([
  ["en", "This looks like a number of Saudi Arabia (+966).", "Use +966"],
  ["ar", "يبدو أن هذا رقم من Saudi Arabia (+966).", "استخدام +966"],
] as const)(
  "behavior: in %s a number as another country writes it is taken as it is by one press, and no longer called wrong",
  async (locale, words, use) => {
    await signUp(locale, { phone: "0512345678" });
    const phone = fieldOf(locale, "phone");
    expect(phone.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("status").textContent).toContain(words);
    fireEvent.click(screen.getByRole("button", { name: use }));
    expect([phone.value, phone.getAttribute("aria-invalid"), screen.queryByRole("status")]).toEqual([
      "0512345678",
      null,
      null,
    ]);
    fireEvent.click(screen.getByRole("button", { name: labels[locale].next }));
    expect(accountFlows.signUp.current()?.getSnapshot()).toMatchObject({
      value: "password",
      context: { form: { phone: "+9660512345678", country: "SA" } },
    });
  },
);

test.each([
  ["en", "Did you mean ayesha@gmail.com?", "Use it"],
  ["ar", "هل تقصد ayesha@gmail.com؟", "استخدامه"],
] as const)("behavior: in %s a slip in an email address is offered right as it is left", async (locale, words, use) => {
  await renderAccount(<SignupPage returnTo={undefined} step={undefined} />, locale);
  const email = fieldOf(locale, "email");
  fireEvent.input(email, { target: { value: "ayesha@gmail.co" } });
  expect(screen.queryByRole("status")).toBeNull();
  fireEvent.blur(email);
  expect((await screen.findByRole("status")).textContent).toContain(words);
  fireEvent.click(screen.getByRole("button", { name: use }));
  expect([email.value, document.activeElement, screen.queryByRole("status")]).toEqual([
    "ayesha@gmail.com",
    email,
    null,
  ]);
});

test("behavior: an email address that is refused for its end is offered right beside what is wrong with it", async () => {
  await signUp("en", { email: "ayesha@gmail" });
  expect(screen.getByText("Please enter a valid email address")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Use it" }));
  expect(fieldOf("en", "email").value).toBe("ayesha@gmail.com");
  expect(screen.queryByText("Please enter a valid email address")).toBeNull();
});

test("behavior: an example of a number is not said twice", async () => {
  await signUp("en", { phone: "021 34567890" });
  const phone = fieldOf("en", "phone");
  expect(document.getElementById(`${phone.id}-hint`)).toBeNull();
  fireEvent.input(phone, { target: { value: "0300" } });
  expect(document.getElementById(`${phone.id}-hint`)).not.toBeNull();
});

test.each([
  ["1/2/90", "day, month and all four digits of the year"],
  ["31/02/1990", "there is no such day. The day comes first, then the month"],
  ["01/01/1850", "this is too long ago. Check the year"],
])("behavior: of %s it is told what is wrong with it", async (typed, words) => {
  await signUp("en", { birthDate: typed });
  const { id } = fieldOf("en", "birthDate");
  expect(document.getElementById(`${id}-error`)?.textContent).toBe(`Please enter a valid date of birth: ${words}`);
});

test.each([
  ["en", "Enter it where you asked for it"],
  ["ar", "أدخله حيث طلبته"],
] as const)(
  "behavior: in %s a sign-up whose number has a code already is told where to enter it",
  async (locale, words) => {
    register.mockResolvedValue({ type: "RATE_LIMITED", retryAt: Date.now() + 60_000 });
    await signUp(locale, {});
    const told = await screen.findByText(new RegExp(words));
    expect(told.closest("[role=status]")?.textContent).toContain("01:00");
  },
);

test("behavior: an email address as its own password is weak", async () => {
  await signUp("en", { confirmation: "another" });
  fireEvent.input(fieldOf("en", "password"), { target: { value: right.email.toUpperCase() } });
  expect(screen.getByText("Weak: do not use your email address")).toBeDefined();
});

test.each([
  ["en", "Weak: longer is stronger", "Weak: use different characters"],
  ["ar", "ضعيفة: كلما طالت كانت أقوى", "ضعيفة: استخدم أحرفًا مختلفة"],
] as const)("behavior: in %s a letter that is repeated is not told to be longer", async (locale, short, alike) => {
  await signUp(locale, { confirmation: "another" });
  fireEvent.input(fieldOf(locale, "password"), { target: { value: "aaaaaa" } });
  expect(screen.getByText(short)).toBeDefined();
  fireEvent.input(fieldOf(locale, "password"), { target: { value: "a".repeat(200) } });
  expect(screen.getByText(alike)).toBeDefined();
});

test("behavior: of another country as many digits are asked for as are written there", async () => {
  await signUp("ar", { phone: "+966 50" });
  const phone = fieldOf("ar", "phone");
  expect(phone.value).toBe("50");
  expect(document.getElementById(`${phone.id}-error`)?.textContent).toBe("يجب ألا يقل رقم الجوال عن 10 أرقام");
});

test.each([
  ["en", "Enter another email address", "This email address has an account already"],
  ["ar", "أدخل بريدًا إلكترونيًا آخر", "لهذا البريد الإلكتروني حساب من قبل"],
] as const)(
  "behavior: in %s what has an account is told at its field, and another one is all that is asked for",
  async (locale, title, words) => {
    const { challenge } = otpModel.inputs.sentAlready;
    register.mockResolvedValue({ type: "CODE_SENT", challenge: { ...challenge, expiresAt: Date.now() + 60_000 } });
    codes.verifyCode.mockResolvedValue({
      type: "VERIFIED",
      proof: { kind: "taken", fields: ["email"], ticket: "t-1" },
    });
    completeRegistration.mockResolvedValue({ type: "TAKEN", fields: ["email"], ticket: "t-2" });
    await signUp(locale, {});
    await waitFor(() => expect(accountFlows.signUp.current()?.getSnapshot().value).toBe("code"));
    accountFlows.signUp.current()?.getSnapshot().children.code?.send({ type: "code.submit", code: "123456" });
    cleanup();
    await renderAccount(<VerifyOtpPage returnTo={undefined} />, locale);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeDefined();
    const email = fieldOf(locale, "email");
    expect(screen.getAllByRole("textbox")).toEqual([email]);
    expect(document.getElementById(`${email.id}-error`)?.textContent).toBe(words);
    expect(document.activeElement).toBe(email);
    fireEvent.input(email, { target: { value: "another@safar.example" } });
    fireEvent.click(screen.getByRole("button", { name: labels[locale].submit }));
    const phone = "+923001234567";
    const kept = { ticket: "t-1", email: "another@safar.example", phone, channel: "whatsapp" };
    await waitFor(() => expect(completeRegistration.mock.calls[0]?.[0]).toEqual(kept));
    await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
  },
);

test("behavior: whose number has an account is led to it, and nothing is called wrong before the same is sent again", async () => {
  const { challenge } = otpModel.inputs.sentAlready;
  register.mockResolvedValue({ type: "CODE_SENT", challenge: { ...challenge, expiresAt: Date.now() + 60_000 } });
  codes.verifyCode.mockResolvedValue({ type: "VERIFIED", proof: { kind: "taken", fields: ["phone"], ticket: "t-1" } });
  completeRegistration.mockResolvedValue({ type: "TAKEN", fields: ["phone"], ticket: "t-2" });
  await signUp("en", {});
  await waitFor(() => expect(accountFlows.signUp.current()?.getSnapshot().value).toBe("code"));
  accountFlows.signUp.current()?.getSnapshot().children.code?.send({ type: "code.submit", code: "123456" });
  cleanup();
  await renderAccount(<VerifyOtpPage returnTo={undefined} />, "en");
  expect(await screen.findByRole("heading", { level: 1, name: "You have an account already" })).toBeDefined();
  const phone = fieldOf("en", "phone");
  expect([screen.queryByRole("alert"), phone.getAttribute("aria-invalid")]).toEqual([null, null]);
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(phone.getAttribute("aria-invalid")).toBe("true"));
});

test.each([
  ["en", "Session Expired", "Sign in", "Go to Home"],
  ["ar", "انتهت الجلسة", "تسجيل الدخول", "الصفحة الرئيسية"],
] as const)("default: in %s a session that is over leads back to where one was", async (locale, title, again, home) => {
  await renderAccount(<SessionExpiredPage returnTo="/bookings" />, locale);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
  expect(screen.getByRole("link", { name: again }).getAttribute("href")).toContain("return=%2Fbookings");
  expect(screen.getByRole("link", { name: home })).toBeDefined();
});
