import { createGeneralService } from "@safar/api-clients";
import { expect, test } from "vitest";
import { openContentBench } from "../../testing/content-bench.ts";

const begin = (country: "PK" | "SA" = "PK") => {
  const bench = openContentBench();
  const service = createGeneralService((locale) => bench.client("travel", { locale, country }));
  return { ...bench, service };
};

test("default: nineteen currencies come with both names", async () => {
  const answer = await begin().service.currencies();
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  expect(answer.value).toHaveLength(19);
  expect(answer.value.slice(0, 2)).toEqual([
    { code: "PKR", symbol: "Rs", name: { en: "Pakistani rupee", ar: "روبية باكستانية" } },
    { code: "SAR", symbol: "SAR", name: { en: "Saudi riyal", ar: "ريال سعودي" } },
  ]);
});

test.each([
  ["PK", "PKR"],
  ["SA", "SAR"],
] as const)("default: a caller from %s is taken to use %s", async (country, currency) => {
  expect(await begin(country).service.clientCurrency()).toEqual({ ok: true, value: currency });
});

test("default: every ISO country comes in the language asked for, by name", async () => {
  const { service } = begin();
  for (const [locale, saudi] of [
    ["en", "Saudi Arabia"],
    ["ar", "المملكة العربية السعودية"],
  ] as const) {
    const answer = await service.countries(locale);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    expect(answer.value).toHaveLength(249);
    expect(new Set(answer.value.map(({ code }) => code)).size).toBe(249);
    expect(answer.value.find(({ code }) => code === "SA")).toEqual({ code: "SA", name: saudi, dialCode: "+966" });
    const names = answer.value.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
  }
});

test("default: each frequent-flyer airline stands in one alliance", async () => {
  const answer = await begin().service.alliances();
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const airlines = answer.value.flatMap(({ code, airlines }) => airlines.map((airline) => `${code}/${airline.code}`));
  expect(airlines).toContain("skyteam/SV");
  expect(airlines).toContain("none/EK");
  expect(airlines).toHaveLength(16);
  expect(new Set(airlines.map((name) => name.slice(-2))).size).toBe(16);
});

test("behavior: the switches take currencies and countries down, each alone", async () => {
  const { service, switchOn } = begin();
  switchOn("currencies_down");
  expect((await service.currencies()).ok).toBe(false);
  expect((await service.clientCurrency()).ok).toBe(false);
  expect((await service.countries("en")).ok).toBe(true);
  switchOn("countries_down");
  expect(await service.countries("en")).toMatchObject({ ok: false, error: { kind: "refused", status: 503 } });
});
