import { bookingsEndpoints, cancellationEndpoints, envelopeSchema } from "@safar/api-clients/wire";
import { type InProcessSandbox, sampleCredentials } from "@safar/sandbox";
import { describe, expect, test } from "vitest";
import { locales } from "../../language/locale.ts";
import { verticals } from "../../simulation/verticals.ts";
import { askSold } from "./ask-sold.ts";
import { chosenFaults } from "./chosen.ts";
import { contact, somebodyBooks } from "./somebody.ts";

type Locale = (typeof locales)[number];

const ordersIn = (sandbox: InProcessSandbox) =>
  sandbox.store
    .collection<{ id: string; uuid: string; status: string; pnr: string | null; contact: { email: string } }>("orders")
    .all()
    .filter((order) => order.contact.email === contact.email);

/** Asks the service that keeps bookings, or the one that cancels them, as somebody who has booked without an account. */
const ask = async (
  sandbox: InProcessSandbox,
  locale: Locale,
  path: string,
  body?: object,
  service: "client" | "app" = "client",
): Promise<unknown> => {
  const answer = await sandbox.fetch(`http://sandbox.test/${service}/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      locale,
      "x-country": "PK",
      "content-type": "application/json",
      "api-key": sampleCredentials.apiKey,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return envelopeSchema.parse(await answer.json()).Data;
};

/** What stands on the file of a booking's ticket or invoice. */
const fileOf = async (sandbox: InProcessSandbox, locale: Locale, uuid: string, kind: "eticket" | "invoice") => {
  const given = await ask(sandbox, locale, bookingsEndpoints.bookingPdf.path, { uuid, kind, contact: contact.email });
  const { url } = bookingsEndpoints.bookingPdf.response.parse(given);
  const token = /([^/]+)\.pdf$/.exec(url)?.[1] ?? "";
  return bookingsEndpoints.document.response.parse(await ask(sandbox, locale, `user/bookings/pdf/${token}`));
};

/** Amounts as they are written, in thousandths: what is left when the thousands' commas are gone. */
const amountsIn = (words: string): readonly number[] =>
  [...words.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([written]) => Math.round(Number(written.replaceAll(",", "")) * 1000));

const booked = async (kind: (typeof verticals)[keyof typeof verticals]) =>
  somebodyBooks(kind, (_, sandbox) => ordersIn(sandbox).some(({ status }) => status === "Confirmed"));

/** Whose tickets are read one by one where one is let in: elsewhere the booking is. */
const readAtDoors: ReadonlySet<string> = new Set(["movies", "events", "tours"]);

describe.each(Object.entries(verticals))("%s", (name, kind) => {
  test("default: the files of a booking say in both languages what was sold, and its mail which booking it is", async () => {
    const { sandbox, close } = await booked(kind);
    const [order] = ordersIn(sandbox);
    expect(order?.status).toBe("Confirmed");
    const { id, pnr, uuid } = order ?? { id: "", pnr: null, uuid: "" };
    const books = {
      quoted: (ref: string, locale: Locale) => Promise.resolve(sandbox.admin.quoted(ref, locale)),
      rows: (name: string) => Promise.resolve(sandbox.store.collection<{ id: string }>(name).all()),
    };
    for (const locale of locales) {
      const sold = await askSold(books, { id: uuid, locale, on: "ticket" });
      if (sold === null) throw new Error("The oracle cannot read what is sold.");
      const ticket = await fileOf(sandbox, locale, uuid, "eticket");
      const rows = ticket.parts.flatMap((part) => part.rows.map((cells) => cells.join(" ")));
      const words = JSON.stringify(ticket).replaceAll("\u00a0", " ");
      // What is drawn to be read is what stands in words beside it.
      const codes = [...(ticket.code === null ? [] : [ticket.code]), ...ticket.parts.flatMap((part) => part.codes)];
      const said = JSON.stringify([ticket.facts, ticket.parts.map(({ facts, rows }) => [facts, rows])]);
      expect(codes).not.toEqual([]);
      for (const code of codes.flatMap((one) => one.split(" "))) expect(said, locale).toContain(code);
      // Elsewhere it is the reference alone, as on the page and in print.
      expect(codes.length === 1 && codes[0] === pnr).toBe(!readAtDoors.has(name));
      expect(ticket.parts.at(-1)?.title).toBe({ en: "Before you go", ar: "قبل أن تنطلق" }[locale]);
      const told = { id: uuid, locale, words, amounts: [], people: null, rows, lines: [] };
      expect(chosenFaults({ ...told, on: "ticket" }, sold), locale).toEqual([]);
      const invoice = await fileOf(sandbox, locale, uuid, "invoice");
      const [lines] = invoice.parts;
      const sums = lines?.rows.map((cells) => amountsIn(cells.at(-1) ?? "")[0] ?? 0) ?? [];
      expect(chosenFaults({ ...told, on: "invoice", amounts: sums }, sold), locale).toEqual([]);
      expect(sums.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(sums.at(-1));
    }
    const mail = sandbox.admin.outbox.messages(contact.email).findLast((message) => message.kind === "ticket");
    expect(mail?.subject).toContain(id);
    if (pnr !== null) expect(mail?.text).toContain(pnr);

    // Once it is cancelled its file says so, with no terms that promise anything and no code.
    const { path, response } = cancellationEndpoints.cancellation;
    const about = { uuid, contact: contact.email };
    const quote = response.parse(await ask(sandbox, "en", path, { action: "quote", ...about }, "app"));
    if (quote.state !== "quoted") throw new Error("A quote was asked for.");
    const { refund_quote_id, to } = quote;
    await ask(sandbox, "en", path, { action: "confirm", ...about, refund_quote_id, to: to[0] }, "app");
    const ended = await fileOf(sandbox, "en", uuid, "invoice");
    expect(ended.code).toBeNull();
    expect(ended.parts.at(-1)?.title).toMatch(/^Cancelled on /);
    expect(JSON.stringify(ended)).not.toContain("If you cancel");
    close();
  });
});
