import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listScenarios } from "@safar/sandbox";
import { describe, expect, test } from "vitest";
import { readCatalogue } from "../../../../scripts/checks/words.ts";
import { locales } from "../language/locale.ts";
import { internalMessages, type Message, messages, type ShownBy } from "./messages.data.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

const catalogueOf = (feature: string, locale: "en" | "ar") =>
  readCatalogue(readFileSync(`${root}packages/web/src/features/${feature}/catalogue/${locale}.po`, "utf8"));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What stands in the places of a catalogue's sentence when it reads `text`, by their names; null when it never does. */
const filledIn = (sentence: string, text: string): Readonly<Record<string, string>> | null => {
  const pattern = escaped(sentence)
    // Any of its forms, with the number in it.
    .replace(/\\\{\w+, plural, (.*?\\\})\\\}/g, (_, forms: string) => {
      const each = Array.from(forms.matchAll(/\w+ \\\{(.*?)\\\}/g), ([, form = ""]) => form.replaceAll("#", "\\d+"));
      return `(?:${each.join("|")})`;
    })
    .replace(/\\\{(\w+)\\\}/g, (_, name: string) => `(?<p_${name}>\\d+)`);
  const found = new RegExp(`^${pattern}$`, "u").exec(text);
  return found === null ? null : { ...found.groups };
};

/** Whether a feature says a message in these words in both languages, with the same in its places. */
const says = (feature: string, { en, ar }: Pick<Message, "en" | "ar">): boolean =>
  catalogueOf(feature, "ar").some(({ id, text }) => {
    const english = filledIn(id, en);
    const arabic = filledIn(text, ar);
    return english !== null && arabic !== null && JSON.stringify(english) === JSON.stringify(arabic);
  });

/** What a test file holds, or nothing when there is none. */
const sourceOf = ({ file }: ShownBy): string => (existsSync(root + file) ? readFileSync(root + file, "utf8") : "");

/** Outside the journeys, which look Arabic words up by the English ones, a test names what it looks for in each language. */
const names = (shownBy: ShownBy, message: Pick<Message, "en" | "ar">, locale: "en" | "ar"): boolean =>
  sourceOf(shownBy).includes(shownBy.file.startsWith("packages/journeys/") ? message.en : message[locale]);

const all = Object.entries(messages).flatMap(([about, list]) =>
  list.map((message): [string, string, Message] => [about, message.en, message]),
);

describe.each(all)("%s: %s", (_, __, message) => {
  test.each(message.features)("default: %s says it in both languages", (feature) => {
    expect(says(feature, message)).toBe(true);
  });

  test.each(locales)("default: a test shows it in %s", (locale) => {
    const { title } = message.shownBy[locale];
    expect(sourceOf(message.shownBy[locale])).toContain(`"${title}"`);
    expect(names(message.shownBy[locale], message, locale)).toBe(true);
  });
});

test("default: every scenario of the sandbox that is named here is there", () => {
  const known = new Set(listScenarios().map(({ name }) => name));
  const named = [...all.map(([, , { sandbox }]) => sandbox), ...internalMessages.map(({ sandbox }) => sandbox)];
  const missing = named.filter((name) => name !== undefined && !known.has(name));
  expect(missing).toEqual([]);
});

test("behavior: no message is told twice about the same thing", () => {
  const told = all.map(([about, english]) => `${about}: ${english}`);
  expect(new Set(told).size).toBe(told.length);
});

test.each(internalMessages)("default: “$text” is raised and never shown", ({ text, instead, raisedBy, shownBy }) => {
  for (const shown of [raisedBy, shownBy]) {
    expect(sourceOf(shown)).toContain(`"${shown.title}"`);
    expect(sourceOf(shown)).toContain(text);
  }
  expect(says("flight-results", instead)).toBe(true);
  const features = [
    "shell",
    "results",
    "flight-results",
    "flight-itinerary",
    "checkout",
    "payment",
    "bookings",
    "account",
    "wallet",
  ];
  const catalogued = features.flatMap((feature) => locales.flatMap((locale) => catalogueOf(feature, locale)));
  expect(catalogued.filter(({ id }) => id.includes(text))).toEqual([]);
});
