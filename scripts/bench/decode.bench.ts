import { flightsEndpoints } from "../../packages/api-clients/src/exports/wire.ts";
import { decodeAnswer } from "../../packages/api-clients/src/http/decode.ts";
import type { Benchmark } from "./measure.ts";
import { searchAnswer } from "./search-answer.ts";

const repeats = 5;

const timed = (work: () => unknown) => () => {
  const startedAt = performance.now();
  for (let repeat = 0; repeat < repeats; repeat += 1) work();
  return Promise.resolve({ ms: (performance.now() - startedAt) / repeats });
};

/** What checking every field of a large answer costs beside reading its text. */
export const decodeBench: Benchmark = {
  name: "decode",
  what: "a flight search of 1,000 itineraries, read and checked as the server does",
  rounds: 40,
  goals: [{ figure: "ms", of: "decoded", to: "JSON.parse", atMost: 1.5 }],
  open: async () => {
    const text = await searchAnswer();
    const { response } = flightsEndpoints.searchFlights;
    const { result } = decodeAnswer(response, { status: 200, text });
    if (!result.ok) throw new Error(`The sandbox's own search could not be decoded: ${JSON.stringify(result.error)}`);
    return {
      variants: [
        { name: "JSON.parse", measure: timed(() => JSON.parse(text)) },
        { name: "decoded", measure: timed(() => decodeAnswer(response, { status: 200, text })) },
      ],
      close: () => Promise.resolve(),
    };
  },
};
