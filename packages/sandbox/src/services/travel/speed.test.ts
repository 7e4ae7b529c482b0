import { test } from "vitest";
import { openFlights, requestFor, searchAs, type TestBench } from "./travel.fixture.ts";

type Request = ReturnType<typeof requestFor>;

/** The whole way of a call: found, priced, checked against its schema, written, read and decoded. */
const timed = async (bench: TestBench, label: string, request: Request): Promise<string> => {
  const from = process.hrtime.bigint();
  const { Itineraries } = await searchAs(bench, request);
  const ms = Number(process.hrtime.bigint() - from) / 1e6;
  return `${label}: ${Itineraries.length} itineraries in ${ms.toFixed(0)} ms`;
};

const back: Request = requestFor("LHE-RUH", {
  trip_type: "return",
  legs: [
    { from: "LHE", to: "RUH", date: "2026-12-12" },
    { from: "RUH", to: "LHE", date: "2026-12-20" },
  ],
});

test("default: prints how long searches take", { timeout: 60_000 }, async () => {
  const bench = openFlights();
  const lines = [await timed(bench, "first call", requestFor("KHI-LHE"))];
  for (const route of ["LHE-JED", "RUH-JED", "ISB-LHR", "KHI-JED", "SKT-AHB"]) {
    lines.push(await timed(bench, route, requestFor(route)));
  }
  lines.push(await timed(bench, "LHE-RUH and back", back));
  bench.admin.switches.set("many_results", true);
  lines.push(await timed(bench, "many results", requestFor("LHE-DXB")));
  lines.push(await timed(bench, "many results again", requestFor("LHE-RUH")));
  bench.admin.switches.set("ten_thousand_results", true);
  lines.push(await timed(bench, "ten thousand results", requestFor("LHE-RUH")));
  console.log(lines.join("\n"));
});
