import type { ContactMessage, ContactService } from "@safar/engine";
import { expect, test, vi } from "vitest";
import { createRateLimits } from "../security/rate-limits.ts";
import { checkedContact } from "./checked-contact.ts";

const message: ContactMessage = {
  name: "Aisha Khan",
  email: "Aisha@example.com",
  message: "My ticket shows the wrong date.",
  captcha: "solved",
};

const open = (over: Partial<Parameters<typeof checkedContact>[0]> = {}) => {
  const send = vi.fn<ContactService["send"]>(async () => ({ type: "SENT", reference: "MSG-1", answerBy: 5 }));
  const service = checkedContact({
    contact: { send },
    captcha: { spend: async (payload) => (payload === "solved" ? "the token" : null) },
    rateLimits: createRateLimits(),
    clientAddress: "203.0.113.7",
    ...over,
  });
  return { send, service };
};

test("default: a checked message goes on with the captcha's token instead of its payload", async () => {
  const { send, service } = open();
  expect(await service.send(message)).toEqual({ type: "SENT", reference: "MSG-1", answerBy: 5 });
  expect(send).toHaveBeenCalledWith({ ...message, captcha: "the token" });
});

test("behavior: a field that the browser should have refused is refused here too", async () => {
  const { send, service } = open();
  expect(await service.send({ ...message, email: "nobody" })).toEqual({ type: "INVALID", field: "email" });
  expect(send).not.toHaveBeenCalled();
});

test("behavior: without a captcha nothing is sent, and no try is counted", async () => {
  const { send, service } = open();
  for (let index = 0; index < 20; index += 1) {
    expect(await service.send({ ...message, captcha: "forged" })).toEqual({ type: "CAPTCHA_REFUSED" });
  }
  expect(await service.send(message)).toMatchObject({ type: "SENT" });
  expect(send).toHaveBeenCalledTimes(1);
});

test("behavior: a captcha that cannot be verified sends nothing", async () => {
  const { send, service } = open({ captcha: { spend: () => Promise.reject(new Error("the store is away")) } });
  expect(await service.send(message)).toEqual({ type: "CAPTCHA_DOWN" });
  expect(send).not.toHaveBeenCalled();
});

test("behavior: the sixth message within an hour waits, whatever the letters of the address", async () => {
  const rateLimits = createRateLimits();
  const { send } = open();
  for (let index = 0; index < 5; index += 1) {
    await open({ rateLimits, contact: { send }, clientAddress: `203.0.113.${index}` }).service.send(message);
  }
  const { service } = open({ rateLimits, contact: { send }, clientAddress: "203.0.113.99" });
  const outcome = await service.send({ ...message, email: "AISHA@EXAMPLE.COM" });
  expect(outcome).toMatchObject({ type: "TOO_MANY" });
  expect(send).toHaveBeenCalledTimes(5);
});
