import { describe, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { connectDashboard } from "./dashboard.connect.ts";
import { dashboardMachine } from "./dashboard.machine.ts";
import { sampleDashboard } from "./dashboard.model.ts";
import { activeOffersOf, iconsOf } from "./dashboard.selectors.ts";
import { dashboardActors } from "./dashboard.setup.ts";
import {
  type DashboardOutcome,
  type DashboardRequest,
  type DashboardScope,
  type DashboardService,
  dashboardMaxAgeMs,
} from "./dashboard.types.ts";
import { createDashboardKeeper } from "./dashboard-keeper.ts";

const anonymous: DashboardScope = { subject: { kind: "anonymous" }, locale: "en", country: "PK" };
const aisha: DashboardScope = { ...anonymous, subject: { kind: "user", id: "aisha" } };
const bilal: DashboardScope = { ...anonymous, subject: { kind: "user", id: "bilal" } };
const failed = (status: number | null): DashboardOutcome => ({ type: "FAILED", message: `status ${status}`, status });

/** Names each payload by who, in which language and where it was loaded for. */
const nameOf = ({ scope, audience }: DashboardRequest): string =>
  [
    audience === "user" && scope.subject.kind === "user" ? scope.subject.id : "anybody",
    scope.locale,
    scope.country,
  ].join(".");

const upstream = (answer: (request: DashboardRequest) => DashboardOutcome | undefined = () => undefined) => {
  const calls: string[] = [];
  const service: DashboardService = {
    load: (request) => {
      calls.push(nameOf(request));
      const question = { question: nameOf(request), answer: "" };
      return Promise.resolve(
        answer(request) ?? { type: "LOADED", dashboard: { ...sampleDashboard, questions: [question] } },
      );
    },
  };
  return { service, calls };
};

const start = (service: DashboardService, scope: DashboardScope = anonymous) => {
  const clock = { at: 1_000, now: () => clock.at };
  const actor = createActor(dashboardMachine.provide({ actors: dashboardActors(service, clock) }), { input: scope });
  const trace: string[] = [];
  actor.subscribe(({ value }) => trace.push(typeof value === "string" ? value : Object.values(value).join()));
  actor.start();
  const view = () => connectDashboard(actor.getSnapshot(), (event) => actor.send(event), clock);
  const shown = () => view().dashboard?.questions[0]?.question;
  const load = async () => {
    actor.send({ type: "dashboard.load", now: clock.at });
    await waitFor(actor, (snapshot) => snapshot.hasTag("stable"));
  };
  const settled = () => waitFor(actor, (snapshot) => snapshot.hasTag("stable"));
  return { actor, clock, trace, view, shown, load, settled };
};

describe("loading", () => {
  test("default: a visitor's dashboard is loaded once and kept for five minutes", async () => {
    const { service, calls } = upstream();
    const { clock, trace, view, load } = start(service);
    expect(view()).toMatchObject({ screen: "waiting", busy: false, dashboard: null });
    await load();
    expect(trace).toEqual(["unasked", "asAnybody", "loaded"]);
    expect(view()).toMatchObject({ screen: "shown", busy: false, problem: null });
    clock.at += dashboardMaxAgeMs - 1;
    await load();
    expect(calls).toEqual(["anybody.en.PK"]);
    clock.at += 1;
    await load();
    expect(calls).toHaveLength(2);
  });
  test("behavior: a user's call goes out with the token, and only with it when it succeeds", async () => {
    const { service, calls } = upstream();
    const { trace, shown, load } = start(service, aisha);
    await load();
    expect(trace).toEqual(["unasked", "asUser", "loaded"]);
    expect(calls).toEqual(["aisha.en.PK"]);
    expect(shown()).toBe("aisha.en.PK");
  });
  test("behavior: loads asked for meanwhile wait for the running one", async () => {
    const { service, calls } = upstream();
    const { actor, load } = start(service);
    for (let count = 0; count < 10; count += 1) actor.send({ type: "dashboard.load", now: 1_000 });
    await load();
    expect(calls).toHaveLength(1);
  });
  test("behavior: a clock set back makes it old, not eternal", async () => {
    const { service, calls } = upstream();
    const { clock, load } = start(service);
    await load();
    clock.at -= 86_400_000;
    await load();
    expect(calls).toHaveLength(2);
  });
});

describe("failing", () => {
  test.each([302, 401, 500, null])(
    "behavior: a user's call that ends in %s is repeated without the token",
    async (status) => {
      const { service, calls } = upstream(({ audience }) => (audience === "user" ? failed(status) : undefined));
      const { trace, shown, load } = start(service, aisha);
      await load();
      expect(trace).toEqual(["unasked", "asUser", "asAnybody", "loaded"]);
      expect(shown()).toBe("anybody.en.PK");
      await load();
      // What came without the token is not the user's: the next load asks with it again.
      expect(calls).toEqual(["aisha.en.PK", "anybody.en.PK", "aisha.en.PK", "anybody.en.PK"]);
    },
  );
  test("behavior: after signing out the anonymous payload serves on; the user's own never does", async () => {
    const fallen = upstream(({ audience }) => (audience === "user" ? failed(500) : undefined));
    const first = start(fallen.service, aisha);
    await first.load();
    first.actor.send({ type: "subject.changed", subject: { kind: "anonymous" } });
    await first.settled();
    expect(first.shown()).toBe("anybody.en.PK");

    const { service } = upstream();
    const second = start(service, aisha);
    await second.load();
    second.actor.send({ type: "subject.changed", subject: { kind: "anonymous" } });
    expect(second.view()).toMatchObject({ screen: "waiting", dashboard: null });
    await second.settled();
    expect(second.shown()).toBe("anybody.en.PK");
    second.actor.send({ type: "subject.changed", subject: bilal.subject });
    await second.settled();
    expect(second.shown()).toBe("bilal.en.PK");
  });
  test("behavior: both calls failing records message and status, and can be tried again", async () => {
    let broken = true;
    const { service } = upstream(({ audience }) => (broken ? failed(audience === "user" ? 401 : 503) : undefined));
    const { view, shown, load } = start(service, aisha);
    await load();
    expect(view()).toMatchObject({ screen: "unavailable", problem: { message: "status 503", status: 503 } });
    broken = false;
    await load();
    expect(shown()).toBe("aisha.en.PK");
    expect(view().problem).toBeNull();
  });
  test("behavior: what was loaded before stays in sight when a later load fails", async () => {
    let broken = false;
    const { service } = upstream(() => (broken ? failed(500) : undefined));
    const { clock, view, shown, load } = start(service);
    await load();
    broken = true;
    clock.at += dashboardMaxAgeMs;
    await load();
    expect(shown()).toBe("anybody.en.PK");
    expect(view()).toMatchObject({ screen: "shown", problem: { status: 500 } });
  });
  test("behavior: a service that throws is a failure, not a dead end", async () => {
    const { view, load } = start({ load: () => Promise.reject(new Error("bug")) }, aisha);
    await load();
    expect(view()).toMatchObject({ screen: "unavailable", problem: { message: "bug", status: null } });
    expect(view().commands.load).toBeDefined();
  });
});

describe("scope", () => {
  test("behavior: a change of language loads again, even within the five minutes", async () => {
    const { service, calls } = upstream();
    const { actor, shown, load, settled } = start(service);
    await load();
    for (const locale of ["ar", "en", "en"] as const) {
      actor.send({ type: "language.changed", locale });
      await settled();
      expect(shown()).toBe(`anybody.${locale}.PK`);
    }
    expect(calls).toEqual(["anybody.en.PK", "anybody.ar.PK", "anybody.en.PK"]);
  });
  test("behavior: a late answer of the scope before is never shown", async () => {
    const waiting: (() => void)[] = [];
    const { service } = upstream();
    const slow: DashboardService = {
      load: (request) => new Promise((resolve) => waiting.push(() => void service.load(request).then(resolve))),
    };
    const { actor, shown, settled } = start(slow);
    actor.send({ type: "dashboard.load", now: 0 });
    actor.send({ type: "country.changed", country: "SA" });
    waiting.toReversed().forEach((finish) => finish());
    await settled();
    expect(shown()).toBe("anybody.en.SA");
  });
  test("behavior: nothing is loaded for a change before anybody asked", async () => {
    const { service, calls } = upstream();
    const { actor, load } = start(service);
    actor.send({ type: "language.changed", locale: "ar" });
    expect(calls).toEqual([]);
    await load();
    expect(calls).toEqual(["anybody.ar.PK"]);
  });
});

describe("keeper", () => {
  test("default: a hundred readers of one scope share one call, scopes do not mix", async () => {
    const { service, calls } = upstream();
    const keeper = createDashboardKeeper({ service, clock: { now: () => 0 }, capacity: 10 });
    const views = await Promise.all(
      Array.from({ length: 100 }, (_, index) => keeper.read([anonymous, aisha, bilal][index % 3] ?? anonymous)),
    );
    expect(calls.toSorted()).toEqual(["aisha.en.PK", "anybody.en.PK", "bilal.en.PK"]);
    expect(views.slice(0, 3).map(({ dashboard }) => dashboard?.questions[0]?.question)).toEqual([
      "anybody.en.PK",
      "aisha.en.PK",
      "bilal.en.PK",
    ]);
  });
  test("behavior: over its capacity it forgets the scope read longest ago", async () => {
    const { service, calls } = upstream();
    const keeper = createDashboardKeeper({ service, clock: { now: () => 0 }, capacity: 2 });
    for (const scope of [anonymous, aisha, anonymous, bilal, anonymous, aisha]) await keeper.read(scope);
    expect(calls).toEqual(["anybody.en.PK", "aisha.en.PK", "bilal.en.PK", "aisha.en.PK"]);
  });
});

describe("selectors", () => {
  const icon = (identifier: string, order: number) =>
    ({ kind: "vertical", identifier, title: identifier, order }) as const;
  const names = (icons: readonly { identifier: string }[]) => icons.map(({ identifier }) => identifier);

  test("default: icons that fit stand in their order, without `more`", () => {
    const { shown, overflow } = iconsOf(sampleDashboard, 2);
    expect([names(shown), overflow]).toEqual([["flights", "hotels"], []]);
  });
  test("behavior: `more` takes the last place and opens the rest", () => {
    const icons = [icon("more", 0), icon("c", 3), icon("a", 1), icon("b", 2)];
    const { shown, overflow } = iconsOf({ icons }, 2);
    expect([names(shown), names(overflow)]).toEqual([
      ["a", "more"],
      ["b", "c"],
    ]);
  });
  test("behavior: without `more` nothing is hidden", () => {
    expect(names(iconsOf({ icons: [icon("b", 2), icon("a", 1)] }, 1).shown)).toEqual(["a", "b"]);
  });
  test("behavior: inactive offers are hidden", () => {
    expect(activeOffersOf(sampleDashboard).map(({ id }) => id)).toEqual(["o1"]);
  });
});
