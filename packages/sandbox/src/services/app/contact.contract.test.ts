import { createContactService, uploadFile } from "@safar/api-clients";
import { bookingUuid } from "@safar/engine";
import { describe, expect, test } from "vitest";
import { openContentBench, startAt } from "../../testing/content-bench.ts";
import { safeName } from "../content/uploaded-file.ts";
import { changeRequestWire } from "../orders/change-requests.ts";
import { orderOf, ordersIn } from "../orders/order.ts";

const message = {
  name: "Aisha Khan",
  email: "aisha@example.com",
  message: "My ticket shows the wrong date.",
  captcha: "proof-1",
};

const begin = () => {
  const bench = openContentBench();
  return { ...bench, service: createContactService(bench.client("app")) };
};

describe("a message", () => {
  test("default: it is sent to the company with a reference", async () => {
    const { service, sandbox } = begin();
    const outcome = await service.send(message);
    expect(outcome).toMatchObject({ type: "SENT", reference: expect.stringMatching(/^MSG-[A-Z2-9]{6}$/) });
    const [mail] = sandbox.admin.outbox.messages("help.pk@safar.example");
    expect(mail).toMatchObject({ channel: "email", kind: "contact", text: expect.stringContaining(message.message) });
    expect(mail?.text).toContain("Aisha Khan <aisha@example.com>");
  });
  test.each([
    ["name", { name: "A1" }],
    ["email", { email: "aisha@" }],
    ["message", { message: "  too bad  " }],
  ] as const)("behavior: a wrong %s is named and nothing is sent", async (field, wrong) => {
    const { service, sandbox } = begin();
    expect(await service.send({ ...message, ...wrong })).toEqual({ type: "INVALID", field });
    expect(sandbox.admin.outbox.messages()).toEqual([]);
    // The captcha was not spent on it.
    expect(await service.send(message)).toMatchObject({ type: "SENT" });
  });
  test("behavior: a captcha is good for one message, and one is required", async () => {
    const { service } = begin();
    expect(await service.send({ ...message, captcha: "" })).toEqual({ type: "CAPTCHA_REFUSED" });
    expect(await service.send(message)).toMatchObject({ type: "SENT" });
    expect(await service.send(message)).toEqual({ type: "CAPTCHA_REFUSED" });
  });
  test("behavior: without the captcha's service the form is told so", async () => {
    const { service, switchOn } = begin();
    switchOn("captcha_down");
    expect(await service.send(message)).toEqual({ type: "CAPTCHA_DOWN" });
  });
  test("behavior: without the main service a reference to quote remains", async () => {
    const { service, switchOn } = begin();
    switchOn("app_down");
    expect(await service.send(message)).toMatchObject({ type: "UNAVAILABLE", reference: expect.any(String) });
  });
});

describe("a message that asks to change a booking", () => {
  const wish = "A window seat, please.";
  const ask = async (over: { proof?: string; email?: string; user?: "owner" | "somebody" }) => {
    const { client, sandbox, tokenFor } = openContentBench();
    const order = ordersIn(sandbox.store)
      .all()
      .find(({ status, userId }) => status === "Confirmed" && userId !== null);
    if (order === undefined) throw new Error("The sandbox has lost its bookings.");
    // What it was booked with is named by its field.
    const told = (text?: string) => (text === "email" || text === "phone" ? order.contact[text] : text);
    const apiToken = over.user && tokenFor(over.user === "owner" ? (order.userId ?? "") : "somebody");
    const change = { booking: bookingUuid(order.uuid), proof: told(over.proof) ?? null, wish, day: "2026-12-11" };
    const email = told(over.email) ?? message.email;
    const service = createContactService(client("app", { apiToken }));
    const outcome = await service.send({ ...message, email, change });
    return {
      outcome,
      order,
      kept: () => changeRequestWire(sandbox, orderOf(sandbox.store, order.id) ?? order),
      sandbox,
    };
  };
  test.each([
    ["whoever booked it", { user: "owner" }],
    ["a guest who has shown that it is theirs", { proof: "phone" }],
    ["whoever writes from the address that it was booked with", { email: "email" }],
  ] as const)("default: by %s the booking keeps it, with when it is answered", async (_, over) => {
    const { kept, outcome } = await ask(over);
    if (outcome.type !== "SENT") throw new Error("It was not sent.");
    expect(kept().change_request).toEqual({
      reference: outcome.reference,
      at: new Date(startAt).toISOString(),
      answer_by: new Date(outcome.answerBy).toISOString(),
      wish,
      day: "2026-12-11",
    });
  });
  test.each([
    ["a stranger", {}],
    ["somebody else who is signed in", { user: "somebody" }],
    ["a guest whose proof is wrong", { proof: "nobody@example.com" }],
  ] as const)("behavior: from %s it is sent, and the booking knows nothing of it", async (_, over) => {
    const { kept, outcome } = await ask(over);
    expect(outcome).toMatchObject({ type: "SENT" });
    expect(kept()).toEqual({});
  });
  test("behavior: it is told no more once the change is made, nor of what has ended", async () => {
    const { kept, order, sandbox } = await ask({ user: "owner" });
    const orders = ordersIn(sandbox.store);
    const step = { at: startAt, from: "Confirmed", to: "Modified", event: "change.completed" } as const;
    orders.put({ ...order, history: [...order.history, step] });
    expect(kept()).toEqual({});
    orders.put({ ...order, status: "Cancelled" });
    expect(kept()).toEqual({});
  });
});

describe("a file", () => {
  const pdf = new TextEncoder().encode("%PDF-1.7 a ticket");
  const send = (content: BlobPart, type: string, name = "ticket.pdf") =>
    uploadFile(openContentBench().client("app"), new File([content], name, { type }), "support");

  test("default: a PDF is stored", async () => {
    expect(await send(pdf, "application/pdf")).toMatchObject({
      type: "STORED",
      upload: {
        name: "ticket.pdf",
        size: pdf.length,
        url: expect.stringMatching(/^https:\/\/files\.safar\.example\/.+\/ticket\.pdf$/),
      },
    });
  });
  test("behavior: an empty file, a large one and one that is not what it says are refused by name", async () => {
    expect(await send("", "application/pdf")).toEqual({ type: "EMPTY" });
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(pdf);
    expect(await send(large, "application/pdf")).toEqual({ type: "TOO_LARGE", maxBytes: 10_485_760 });
    expect(await send("MZ executable", "application/pdf")).toMatchObject({ type: "WRONG_TYPE" });
    expect(await send("<svg onload=alert(1)>", "image/svg+xml", "x.svg")).toMatchObject({
      type: "WRONG_TYPE",
      allowed: expect.arrayContaining(["image/png", "application/pdf"]),
    });
  });
  test("behavior: hostile names become plain ones", () => {
    expect(safeName("../../etc/passwd")).toBe("passwd");
    expect(safeName("C:\\temp\\تذكرة.pdf")).toBe("تذكرة.pdf");
    expect(safeName("invoice\u202egpj.exe\u0000")).toBe("invoicegpj.exe");
    expect(safeName("..")).toBe("file");
    expect(safeName(`${"a".repeat(300)}.png`)).toHaveLength(100);
  });
});
