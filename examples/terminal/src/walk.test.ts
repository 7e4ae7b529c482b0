import { expect, test } from "vitest";
import type { Desk } from "./desk.ts";
import { bookFlight } from "./walk.ts";

type Answers = Readonly<Record<string, readonly string[]>>;

/** Answers the questions that begin so with these, one after another; all others, and all after, with their samples. */
const deskWith = (answers: Answers) => {
  const left = new Map(Object.entries(answers).map(([question, given]) => [question, [...given]]));
  const lines: string[] = [];
  let asked = 0;
  const desk: Desk = {
    say: (line = "") => lines.push(line),
    ask: (question, sample) => {
      asked += 1;
      if (asked > 120) throw new Error(`It goes round in circles:\n${lines.slice(-20).join("\n")}`);
      const known = [...left.keys()].find((start) => question.trim().startsWith(start));
      const answer = (known === undefined ? undefined : left.get(known)?.shift()) ?? sample;
      lines.push(`${question} ${answer}`);
      return Promise.resolve(answer);
    },
    close: () => undefined,
  };
  return { desk, text: () => lines.join("\n") };
};

const begin = Date.UTC(2026, 10, 21, 9);

const book = async (answers: Answers, locale: "en" | "ar" = "en") => {
  const { desk, text } = deskWith(answers);
  const hasTicket = await bookFlight({ desk, locale, hurryFrom: begin }).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${text()}`, { cause: error });
  });
  return { hasTicket, text: text() };
};

test("default: every sample taken books a flight for two, with seats, and prints the tickets", async () => {
  const { hasTicket, text } = await book({});
  expect(hasTicket).toBe(true);
  expect(text).toMatch(/Ayesha Siddiqui · \d{13}/);
  expect(text).toMatch(/Bilal Siddiqui · \d{13}/);
  expect(text).toMatch(/Booking reference: [A-Z0-9]{6}/);
  expect(text).toContain("Status: Confirmed");
});

test("behavior: the same walk in Arabic", async () => {
  const { hasTicket, text } = await book({}, "ar");
  expect(hasTicket).toBe(true);
  expect(text).toContain("تذكرتك");
  expect(text).not.toMatch(/Your|Choose|Reserve|Pay/);
});

test("behavior: a code that was sent pays by a mobile wallet", async () => {
  const { hasTicket, text } = await book({ "Pay by": ["2"] });
  expect(text).toMatch(/The code of 6 digits that was sent to you \d{6}/);
  expect(hasTicket).toBe(true);
});

test.each([
  [{ "Card number": ["4000 0000 0000 0119"] }, "Nobody knows yet whether it was paid"],
  [{ "Card number": ["4000 0000 0000 0341"] }, "Still waiting for the payment"],
  [{ "Card number": ["4000 0000 0000 0002"] }, "That did not work"],
  [{ "Card number": ["4242 4242 4242 4241"] }, "Card number:"],
  [{ From: ["PEW"], To: ["DXB"], Adults: ["1"] }, /(?:Adult × 1: PKR.[\d,]+ → PKR.[\d,]+)/],
  [{ Surname: ["TWICE"] }, "The price is not what you saw"],
  [{ Surname: ["CURRENCY"] }, /Total: PKR.[\d,]+ → USD/],
  [{ Surname: ["SEATTAKEN"] }, /(Take \d+[A-K][^]+){2}/],
  [{ Children: ["1"], Infants: ["1"] }, "On the lap of"],
  [{ From: ["Karachi"] }, "This search cannot be made: place missing"],
  [{ From: ["KHI", "KHI"], To: ["SKZ", "LHE"] }, "There are no flights on that day"],
  [{ Born: ["2020-02-02"] }, "Born (YYYY-MM-DD): wrong age"],
] satisfies [Answers, string | RegExp][])(
  "behavior: after %j there is a ticket all the same",
  async (answers, said) => {
    const { hasTicket, text } = await book(answers);
    expect(text).toMatch(said);
    expect(text).toContain("Status: Confirmed");
    expect(hasTicket).toBe(true);
  },
);

test.each([
  [{ From: ["UET"], To: ["KHI"], "What now?": ["3"] }, "The last seats are gone"],
  [{ Surname: ["REFUSED"] }, "Status: Being refunded"],
] satisfies [Answers, string][])("behavior: after %j there is none, and it says so", async (answers, said) => {
  const { hasTicket, text } = await book(answers);
  expect(text).toContain(said);
  expect(hasTicket).toBe(false);
});
