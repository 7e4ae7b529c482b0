import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { environmentSchema, readEnvironment } from "./environment.ts";

const complete = {
  TRAVEL_URL: "https://travel.example/",
  TRAVEL_USERNAME: "u",
  TRAVEL_PASSWORD: "p",
  HOTELS_URL: "https://hotels.example",
  HOTELS_USERNAME: "u",
  HOTELS_PASSWORD: "p",
  APP_URL: "https://app.example",
  APP_API_KEY: "k",
  CLIENT_URL: "https://client.example",
  CLIENT_API_KEY: "k",
  REALTIME_KEY: "k",
  REALTIME_URL: "wss://realtime.example",
  CAPTCHA_SECRET: "0123456789abcdef",
};

describe("readEnvironment", () => {
  test("default: reads what is set and fills in the rest", () => {
    const environment = readEnvironment({ ...complete, EDITIONS: "safar.sa=SA, safar.pk=PK", REDIS_URL: "" });
    expect(environment.TRAVEL_URL).toBe("https://travel.example");
    expect(environment.EDITIONS).toEqual({ "safar.sa": "SA", "safar.pk": "PK" });
    expect(environment).toMatchObject({ PORT: 3000, TRUST_PROXY: 0, SANDBOX: false, LOG_LEVEL: "info" });
    expect(environment.REDIS_URL).toBeUndefined();
    expect(environment.PAYMENT_ORIGINS).toEqual([]);
    const origins = { ...complete, PAYMENT_ORIGINS: "https://pay.example, https://acs.bank.example" };
    expect(readEnvironment(origins).PAYMENT_ORIGINS).toEqual(["https://pay.example", "https://acs.bank.example"]);
  });

  test.each([
    ["true", 1],
    ["false", 0],
    ["2", 2],
  ])("default: TRUST_PROXY=%s is %i proxies", (text, proxies) => {
    expect(readEnvironment({ ...complete, TRUST_PROXY: text }).TRUST_PROXY).toBe(proxies);
  });

  test("behavior: names every missing key at once", () => {
    const read = () => readEnvironment({});
    for (const key of Object.keys(complete)) expect(read).toThrow(key);
  });

  test.each([
    ["APP_URL", "ftp://app.example", "http or https"],
    ["REALTIME_URL", "https://realtime.example", "ws or wss"],
    ["CAPTCHA_SECRET", "short", "16 characters"],
    ["EDITIONS", "safar.sa=KSA", 'has "safar.sa=KSA"'],
    ["REDIS_URL", "localhost:6379", "redis"],
    ["PAYMENT_ORIGINS", "https://pay.example,http://acs.bank.example", 'has "http://acs.bank.example"'],
    ["PAYMENT_ORIGINS", "https://pay.example/checkout", "https origins"],
    ["MAP_TILES_URL", "https://tiles.example/{z}/{x}.png", "{z}, {x} and {y}"],
    ["TRUST_PROXY", "10.0.0.1", "number of proxies"],
    ["MAP_TILES_URL", "javascript:{z}{x}{y}", "https address"],
  ])("behavior: a wrong %s is named with what is allowed", (key, value, words) => {
    const read = () => readEnvironment({ ...complete, [key]: value });
    expect(read).toThrow(key);
    expect(read).toThrow(words);
  });
});

test("default: .env.example lists exactly the settings there are", () => {
  const example = readFileSync(new URL("../../../../.env.example", import.meta.url), "utf8");
  const keys = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
  expect(keys.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
});
