import { type DashboardScope, plainTextOf } from "@safar/engine";
import { describe, expect, test } from "vitest";
import { createContactService } from "./content/contact.adapter.ts";
import { contactEndpoints } from "./content/contact.endpoints.ts";
import { contactAnswers } from "./content/contact.fixtures.ts";
import { createContentService } from "./content/content.adapter.ts";
import { contentEndpoints } from "./content/content.endpoints.ts";
import { contentAnswers } from "./content/content.fixtures.ts";
import { createNotificationsService } from "./content/notifications.adapter.ts";
import { notificationsEndpoints } from "./content/notifications.endpoints.ts";
import { notificationsAnswers } from "./content/notifications.fixtures.ts";
import { createServiceClient, type ServiceClient } from "./http/client.ts";
import type { Catalogue, ServiceName } from "./http/endpoint.ts";
import { createTokenGate } from "./http/token-gate.ts";
import { createDashboardService } from "./platform/dashboard.adapter.ts";
import { dashboardEndpoints } from "./platform/dashboard.endpoints.ts";
import { dashboardAnswers } from "./platform/dashboard.fixtures.ts";
import { createGeneralService } from "./platform/general.adapter.ts";
import { generalEndpoints } from "./platform/general.endpoints.ts";
import { generalAnswers } from "./platform/general.fixtures.ts";
import { createSettingsService } from "./platform/settings.adapter.ts";
import { settingsEndpoints } from "./platform/settings.endpoints.ts";
import { settingsAnswers } from "./platform/settings.fixtures.ts";

const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined };
const tokens = createTokenGate({ clock, fetchToken: () => Promise.resolve({ ok: true, value: "token" }) });

/** A client whose every call is answered with this. */
const answering = (service: ServiceName, data: unknown, status = 200, statusCode = status): ServiceClient =>
  createServiceClient({
    service,
    baseUrl: "http://upstream.example",
    clock,
    locale: "en",
    tokens,
    fetch: () => {
      const body = { statusCode, Data: data, request_id: "r", server_time: "2026-11-21T09:00:00Z" };
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    },
  });

const scope: DashboardScope = { subject: { kind: "anonymous" }, locale: "en", country: "PK" };
const loadDashboard = (client: ServiceClient) =>
  createDashboardService(() => client).load({ scope, audience: "anonymous" });
const message = { name: "Aisha", email: "a@example.com", message: "Ten letters", captcha: "proof" };

describe("golden answers", () => {
  test("default: dashboard", async () => {
    const outcome = await loadDashboard(answering("client", dashboardAnswers.dashboard));
    if (outcome.type !== "LOADED") throw new Error(outcome.message);
    const { icons, offers, trending, appDownload, settings, promotions } = outcome.dashboard;
    expect(icons.map(({ identifier }) => identifier)).toEqual(["flights", "more"]);
    expect(offers[0]).toMatchObject({ href: null, isActive: false, validUntil: Date.parse("2027-01-20T09:00:00Z") });
    expect(trending.map(({ lowestFare }) => lowestFare)).toEqual([{ minor: 8_450_000, currency: "PKR" }, null]);
    expect(promotions[0]?.href).toBe("https://example.com/umrah");
    expect(appDownload?.stores).toEqual([]);
    expect(settings.verticals).toEqual(["flights", "car-rental"]);
    expect(settings.withdrawal).toMatchObject({ min: { minor: 5_000, currency: "SAR" }, chargeMax: null });
  });
  test("default: currencies that nobody can reckon in are not offered", async () => {
    const answer = await createGeneralService(() =>
      answering("travel", generalAnswers.supportedCurrencies),
    ).currencies();
    expect(answer.ok && answer.value.map(({ code }) => code)).toEqual(["PKR", "KWD"]);
  });
  test("default: notifications, their unknown kind, their hostile link", async () => {
    const service = createNotificationsService(() => answering("client", notificationsAnswers.notifications));
    expect(await service.list("en")).toMatchObject({
      notifications: [
        { tab: "promotion", href: null, body: "Gold evil", isSeen: false },
        { tab: "important", href: "/settings", isSeen: true },
      ],
    });
  });
  test("default: a post and a page come as blocks", async () => {
    const blog = await createContentService(() => answering("client", contentAnswers.blogs)).blog("en", "hunza");
    expect(blog.type === "FOUND" && plainTextOf(blog.blog.body)).toBe("Go there.");
    const page = await createContentService(() => answering("client", contentAnswers.seoPages)).page("en", "about-us");
    expect(page.type === "FOUND" && JSON.stringify(page.page.body)).not.toContain("javascript");
  });
  test("default: contact, settings, countries", async () => {
    expect(await createContactService(answering("app", contactAnswers.sendMail)).send(message)).toEqual({
      type: "SENT",
      reference: "MSG-7Q2KXY",
      answerBy: Date.parse("2026-11-22T09:00:00Z"),
    });
    const settings = createSettingsService(() => answering("app", settingsAnswers.guestConfig));
    expect(await settings.guestConfig("en")).toMatchObject({ ok: true, value: { resultsLastMs: 900_000 } });
    const general = createGeneralService(() => answering("travel", generalAnswers.countries));
    expect(await general.countries("ar")).toMatchObject({ value: [{ code: "PK", dialCode: "+92" }, { code: "SA" }] });
  });
});

describe("dashboard failures", () => {
  test.each([
    [302, 302],
    [401, 401],
    [500, 500],
    [200, 503],
  ])("behavior: status %i with code %i in the envelope is a failure", async (status, statusCode) => {
    const outcome = await loadDashboard(answering("client", dashboardAnswers.dashboard, status, statusCode));
    expect(outcome).toMatchObject({
      type: "FAILED",
      message: expect.any(String),
      status: Math.max(status, statusCode),
    });
  });
});

const groups: readonly (readonly [Catalogue, Readonly<Record<string, unknown>>])[] = [
  [generalEndpoints, generalAnswers],
  [settingsEndpoints, settingsAnswers],
  [contactEndpoints, contactAnswers],
  [dashboardEndpoints, dashboardAnswers],
  [contentEndpoints, contentAnswers],
  [notificationsEndpoints, notificationsAnswers],
];

const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  "",
  "javascript:alert(1)",
  "\u202e",
  [],
  {},
  [[]],
  "x".repeat(5_000),
];

/** Every copy of a value with one thing in it replaced by something hostile, or left out. */
const mutationsOf = (value: unknown): unknown[] => {
  if (typeof value !== "object" || value === null) return [...hostile];
  const entries = Object.entries(value);
  const rebuilt = (changed: [string, unknown][]): unknown =>
    Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
  return [
    ...hostile,
    ...entries.map((_, index) => rebuilt(entries.toSpliced(index, 1))),
    ...entries.flatMap(([key, item], index) =>
      mutationsOf(item).map((mutation) => rebuilt(entries.toSpliced(index, 1, [key, mutation]))),
    ),
  ];
};

/** Everything the adapters make of one endpoint's answer. */
const read = (name: string, client: ServiceClient): Promise<unknown> => {
  const general = createGeneralService(() => client);
  const settings = createSettingsService(() => client);
  const content = createContentService(() => client);
  const notifications = createNotificationsService(() => client);
  const readers: Readonly<Record<string, () => Promise<unknown>>> = {
    supportedCurrencies: () => general.currencies(),
    clientCurrency: () => general.clientCurrency(),
    countries: () => general.countries("ar"),
    alliances: () => general.alliances(),
    settings: () => settings.settings("en"),
    utilities: () => settings.utilities("en"),
    guestConfig: () => settings.guestConfig("en"),
    sendMail: () => createContactService(client).send(message),
    upload: () => client.call(contactEndpoints.upload, {}),
    dashboard: () => loadDashboard(client),
    blogs: () => content.blog("en", "hunza"),
    seoPages: () => content.page("en", "about-us"),
    notifications: () => notifications.list("en"),
    userEvent: () => notifications.markSeen(),
  };
  const reader = readers[name];
  if (reader === undefined) throw new Error(`Nobody reads ${name}.`);
  return reader();
};

const endpoints = groups.flatMap(([catalogue, answers]) =>
  Object.entries(catalogue).map(([name, endpoint]) => ({ name, endpoint, answer: answers[name] })),
);

test.each(endpoints)("default: $name's golden answer is one", ({ endpoint, answer }) => {
  expect(endpoint.response.safeParse(answer).success).toBe(true);
});

test.each(endpoints)(
  "behavior: no mutation of $name makes its reader throw or lets a hostile link through",
  async ({ name, endpoint, answer }) => {
    const mutations = mutationsOf(answer);
    for (const mutation of mutations) {
      const outcome = await read(name, answering(endpoint.service, mutation));
      JSON.stringify(outcome, (key, value: unknown) => {
        if ((key === "href" || key === "src") && value !== null) expect(value).toMatch(/^(\/(?!\/)|https:)/);
        return value;
      });
    }
    expect(mutations.length).toBeGreaterThan(hostile.length);
  },
);
