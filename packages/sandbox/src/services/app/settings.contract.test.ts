import { createSettingsService } from "@safar/api-clients";
import { expect, test } from "vitest";
import { openContentBench } from "../../testing/content-bench.ts";
import { enable } from "../content/enabled.data.ts";

const begin = (country: "PK" | "SA" = "PK") => {
  const bench = openContentBench();
  return { ...bench, service: createSettingsService((locale) => bench.client("app", { locale, country })) };
};

test("default: an edition's limits come in its own currency", async () => {
  const saudi = await begin("SA").service.settings("en");
  expect(saudi).toMatchObject({
    ok: true,
    value: {
      limits: { busSeats: 5, trainSeats: 4, movieSeats: 5, hotelRooms: 6, flightSeats: 9, savedTravellers: 50 },
      withdrawal: {
        min: { minor: 5_000, currency: "SAR" },
        chargeFixed: { minor: 500, currency: "SAR" },
        chargeMax: null,
      },
    },
  });
  const pakistani = await begin().service.settings("ar");
  expect(pakistani).toMatchObject({
    value: { withdrawal: { max: { minor: 5_000_000, currency: "PKR" }, chargeBasisPoints: 50 } },
  });
});

test("behavior: a configured edition sells what it is told, and the other is not touched", async () => {
  const { service, sandbox } = begin();
  enable(sandbox.store, "PK", { verticals: ["flights", "tours", "teleport"], features: ["wallet"] });
  expect(await service.settings("en")).toMatchObject({
    value: { verticals: ["flights", "tours"], features: ["wallet"] },
  });
});

test("default: what forms need, in the language asked for", async () => {
  const { service } = begin();
  expect(await service.utilities("ar")).toMatchObject({
    ok: true,
    value: {
      otp: {
        length: 6,
        resendAfterMs: [60_000, 120_000],
        maxTries: 5,
        methods: [{ code: "whatsapp", name: "واتساب" }, { code: "sms" }],
      },
      upload: { maxBytes: 10_485_760 },
      titles: [{ code: "Mr", name: "السيد" }, { code: "Mrs." }, { code: "Miss." }],
    },
  });
  expect(await service.guestConfig("en")).toEqual({
    ok: true,
    value: { mayBook: true, requiredContact: ["email", "phone"], resultsLastMs: 900_000 },
  });
});
