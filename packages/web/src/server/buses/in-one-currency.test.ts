import { type BusTimes, type BusTimetable, refId } from "@safar/engine";
import { sampleBusSearch, sampleTrip } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { inOneCurrency } from "./in-one-currency.ts";

const { departure, from, to } = sampleTrip;
const timesOf = (session: string, departures: BusTimes["departures"]): BusTimes => ({
  refId: refId(session),
  search: sampleBusSearch,
  expiresAt: 900_000,
  from,
  to,
  departures,
});

/** Sessions that were opened in PKR. */
const timetable = (departures: BusTimes["departures"] = [departure]): BusTimetable => ({
  times: async (search) => ({ type: "TIMES", times: { ...timesOf("new", departures), search } }),
  timesAgain: async (session) =>
    session === "over" ? { type: "GONE" } : { type: "TIMES", times: timesOf(session, departures) },
});

test("default: a session in the visitor's own currency goes on", async () => {
  const outcome = await inOneCurrency(timetable(), "PKR").timesAgain(refId("old"));
  expect(outcome).toMatchObject({ type: "TIMES", times: { refId: "old" } });
});

test("behavior: a session in another currency is searched for anew", async () => {
  const outcome = await inOneCurrency(timetable(), "SAR").timesAgain(refId("old"));
  expect(outcome).toMatchObject({ type: "TIMES", times: { refId: "new", search: sampleBusSearch } });
});

test("edge: with no coach there is no price, and what is over stays over", async () => {
  expect(await inOneCurrency(timetable([]), "SAR").timesAgain(refId("old"))).toMatchObject({ times: { refId: "old" } });
  expect(await inOneCurrency(timetable(), "SAR").timesAgain(refId("over"))).toEqual({ type: "GONE" });
});
