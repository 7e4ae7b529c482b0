import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { connectContact } from "./contact.connect.ts";
import { contactMachine } from "./contact.machine.ts";
import { contactModel } from "./contact.model.ts";
import { contactActors } from "./contact.setup.ts";
import type { ContactMessage, ContactOutcome } from "./contact.types.ts";

const start = (...outcomes: ContactOutcome[]) => {
  const sent: ContactMessage[] = [];
  const machine = contactMachine.provide({
    actors: contactActors({
      send: (message) => {
        sent.push(message);
        const outcome = outcomes.shift();
        return outcome === undefined ? Promise.reject(new Error("bug")) : Promise.resolve(outcome);
      },
    }),
  });
  const actor = createActor(machine);
  const trace: string[] = [];
  actor.subscribe(({ value }) => {
    if (trace.at(-1) !== value) trace.push(value);
  });
  actor.start();
  const view = () => connectContact(actor.getSnapshot(), (event) => actor.send(event));
  const fill = (captcha = "proof") => {
    view().commands.edit?.("name", "  عائشة خان ");
    view().commands.edit?.("email", "aisha@example.com");
    view().commands.edit?.("message", "My ticket shows the wrong date.");
    view().commands.solveCaptcha?.(captcha);
  };
  const submit = async () => {
    view().commands.submit?.();
    await waitFor(actor, (snapshot) => snapshot.hasTag("stable"));
  };
  return { actor, sent, trace, view, fill, submit };
};

test("default: a complete form is sent, tidied, and answered with a reference", async () => {
  const { sent, trace, view, fill, submit } = start({ type: "SENT", reference: "MSG-1", answerBy: 5 });
  fill();
  await submit();
  expect(trace).toEqual(["editing", "sending", "sent"]);
  expect(sent).toEqual([
    { name: "عائشة خان", email: "aisha@example.com", message: "My ticket shows the wrong date.", captcha: "proof" },
  ]);
  expect(view()).toMatchObject({ screen: "sent", reference: "MSG-1", form: { message: "" } });
  view().commands.writeAnother?.();
  expect(view()).toMatchObject({ screen: "form", reference: null, isCaptchaSolved: false });
});

test("behavior: an empty form names every problem at once and sends nothing", async () => {
  const { sent, view, submit } = start();
  await submit();
  expect(view().problems).toEqual({
    name: { code: "required" },
    email: { code: "required" },
    message: { code: "required" },
    captcha: { code: "required" },
  });
  expect(sent).toEqual([]);
});

test("behavior: a problem goes when it is mended, and none comes while typing", async () => {
  const { view, fill, submit } = start();
  fill();
  view().commands.edit?.("message", "too short");
  view().commands.edit?.("email", "aisha@");
  expect(view().problems).toEqual({});
  await submit();
  expect(view().problems).toEqual({ message: { code: "too_short", min: 10 }, email: { code: "invalid_email" } });
  view().commands.edit?.("email", "aisha@example.com");
  view().commands.edit?.("message", "still so");
  expect(view().problems).toEqual({ message: { code: "too_short", min: 10 } });
});

test("behavior: a name with digits or signs is refused", async () => {
  const { view, fill, submit } = start();
  fill();
  view().commands.edit?.("name", "R2D2");
  await submit();
  expect(view().problems.name).toEqual({ code: "digits_refused" });
});

test.each(Object.values(contactModel.outcomes.sendMessage).filter(({ type }) => type !== "SENT"))(
  "behavior: $type keeps what was written and asks for the captcha again",
  async (refusal) => {
    const { sent, trace, view, fill, submit } = start(refusal, { type: "SENT", reference: "MSG-2", answerBy: 5 });
    fill("first");
    await submit();
    expect(trace).toEqual(["editing", "sending", "refused"]);
    expect(view()).toMatchObject({
      refusal,
      isCaptchaSolved: false,
      form: { message: "My ticket shows the wrong date." },
    });
    await submit();
    expect(view().problems).toEqual({ captcha: { code: "required" } });
    expect(view().refusal).toEqual(refusal);
    view().commands.solveCaptcha?.("second");
    await submit();
    expect(view()).toMatchObject({ screen: "sent", refusal: null });
    expect(sent.map(({ captcha }) => captcha)).toEqual(["first", "second"]);
  },
);

test("behavior: two submits in a row send one message", async () => {
  const { sent, view, fill, submit } = start({ type: "SENT", reference: "MSG-3", answerBy: 5 });
  fill();
  const { submit: press } = view().commands;
  press?.();
  press?.();
  expect(view()).toMatchObject({ busy: true, commands: {} });
  await submit();
  expect(sent).toHaveLength(1);
});

test("behavior: a captcha that expired must be solved again", async () => {
  const { sent, view, fill, submit } = start();
  fill();
  view().commands.expireCaptcha?.();
  await submit();
  expect(view().problems).toEqual({ captcha: { code: "required" } });
  expect(sent).toEqual([]);
});

test("behavior: a service that throws is a refusal, not a dead end", async () => {
  const { view, fill, submit } = start();
  fill();
  await submit();
  expect(view()).toMatchObject({
    refusal: { type: "UNAVAILABLE", reference: null },
    form: { email: "aisha@example.com" },
  });
  expect(view().commands.submit).toBeDefined();
});
