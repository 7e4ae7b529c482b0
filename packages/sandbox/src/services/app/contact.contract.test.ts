import { createContactService, uploadFile } from "@safar/api-clients";
import { describe, expect, test } from "vitest";
import { openContentBench } from "../../testing/content-bench.ts";
import { safeName } from "../content/uploaded-file.ts";

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
