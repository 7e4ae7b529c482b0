import type { Naming } from "./naming.ts";

/** Text that a new vertical adds to a file which is there. */
export type Insertion = {
  readonly file: string;
  /** What the new text comes right before. It stands there once. */
  readonly before: string;
  readonly text: string;
};

const inLines = (file: string, before: string, lines: readonly string[]): Insertion => ({
  file,
  before,
  text: lines.map((line) => `${line}\n`).join(""),
});

/** Where a vertical is made known: what the engine, the clients and the sandbox export, the flows, and the words of its path suites. */
export const insertionsFor = ({ name, camel }: Naming): readonly Insertion[] => {
  return [
    inLines("packages/engine/src/exports/index.ts", 'export * from "./hotels.ts";', [`export * from "./${name}.ts";`]),
    inLines(
      "packages/engine/src/exports/testing.ts",
      'export { hotelsModel } from "../verticals/hotels/hotels.model.ts";',
      [`export { ${camel}Model } from "../verticals/${name}/${name}.model.ts";`],
    ),
    inLines(
      "packages/api-clients/src/exports/wire.ts",
      'export { busesEndpoints } from "../buses/buses.endpoints.ts";',
      [`export { ${camel}Endpoints } from "../${name}/${name}.endpoints.ts";`],
    ),
    inLines("packages/sandbox/src/services/verticals.ts", "\n/** What a line of business brings to the sandbox. */", [
      `import { ${camel}Service } from "./${name}/${name}.service.ts";`,
    ]),
    inLines("packages/sandbox/src/services/verticals.ts", "} as const satisfies Readonly<Record<SoldVertical,", [
      `  ${/^\w+$/.test(name) ? name : `"${name}"`}: { services: [${camel}Service] },`,
    ]),
    inLines("packages/sandbox/src/scenarios/registry.ts", 'import { busScenarios } from "./buses.scenarios.ts";', [
      `import { ${camel}Scenarios } from "./${name}.scenarios.ts";`,
    ]),
    inLines("packages/sandbox/src/scenarios/registry.ts", "  ...busScenarios,", [`  ...${camel}Scenarios,`]),
    inLines("packages/journeys/src/flows/registry.ts", 'import { busFlows } from "./buses.flows.ts";', [
      `import { ${camel}Flows } from "./${name}.flows.ts";`,
    ]),
    { file: "packages/journeys/src/flows/registry.ts", before: "...busFlows, ", text: `...${camel}Flows, ` },
    inLines("packages/journeys/src/flows/words.ts", '  buses: text("Booking a bus", "حجز حافلة"),', [
      `  "${name}": text("Booking: ${name}", "حجز: ${name}"),`,
    ]),
  ];
};

/** What the first new vertical brings that those written before it did not need. */
export const sharedInsertions: readonly Insertion[] = [
  inLines("packages/journeys/src/flows/words.ts", '  "offer.choose": ', [
    '  "offer.accept": text("Go on with this offer", "تابع بهذا العرض"),',
  ]),
  inLines("packages/journeys/src/flows/words.ts", '  missing: text("there is no such booking"', [
    '  offer: text("the offer", "العرض"),',
    '  offerFailed: text("the offer could not be read", "تعذرت قراءة العرض"),',
  ]),
];
