import { test } from "vitest";
import { journeysOn } from "../../world/journeys.ts";
import { openFlights, quoteOf, search } from "./travel.fixture.ts";

const timed = async <Value>(work: () => Promise<Value>): Promise<{ ms: number; value: Value }> => {
  const from = process.hrtime.bigint();
  const value = await work();
  return { ms: Number(process.hrtime.bigint() - from) / 1e6, value };
};

test("default: prints how long searches take", async () => {
  const bench = openFlights();
  journeysOn(1, "KHI", "LHE", "2026-12-10");
  const lines: string[] = [];
  for (const route of ["KHI-LHE", "LHE-JED", "RUH-JED", "ISB-LHR", "KHI-JED", "SKT-AHB", "BHV-LHE", "CJL-SHW"]) {
    const { ms, value } = await timed(() => search(bench, route));
    lines.push(`${route} one way: ${value.Itineraries.length} in ${ms.toFixed(0)} ms`);
  }
  const back = await timed(() =>
    search(bench, "LHE-RUH", {
      trip_type: "return",
      legs: [
        { from: "LHE", to: "RUH", date: "2026-12-12" },
        { from: "RUH", to: "LHE", date: "2026-12-20" },
      ],
    }),
  );
  lines.push(`LHE-RUH return: ${back.value.Itineraries.length} in ${back.ms.toFixed(0)} ms`);
  bench.admin.switches.set("many_results", true);
  const many = await timed(() => search(bench, "LHE-DXB"));
  lines.push(`LHE-DXB: ${many.value.Itineraries.length} in ${many.ms.toFixed(0)} ms`);
  bench.admin.switches.set("ten_thousand_results", true);
  const most = await timed(() => search(bench, "LHE-RUH"));
  lines.push(`LHE-RUH: ${most.value.Itineraries.length} in ${most.ms.toFixed(0)} ms`);
  const q = await timed(() => quoteOf(bench, most.value));
  lines.push(`quote ${q.ms.toFixed(0)} ms`, JSON.stringify(q.value.price), JSON.stringify(q.value.policy.cancellation));
  console.log(lines.join("\n"));
});
