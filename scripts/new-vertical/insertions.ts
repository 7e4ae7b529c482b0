import type { Facts } from "./facts.ts";
import type { Naming } from "./naming.ts";

/**
 * Text that a new vertical adds to a file which is there, right before or right after what stands there once. How that is broken into
 * lines does not matter: a list that has grown is written otherwise.
 */
export type Insertion = { readonly file: string; readonly text: string } & (
  | { readonly before: string }
  | { readonly after: string }
);

/** What the tables of the project say of a vertical. */
export type Known = {
  readonly home: string;
  readonly segment: string;
  readonly serviceType: string;
  readonly bookingType: string;
  /** An address of each step after the offer, by the name of what it is of in the page table. */
  readonly steps: readonly string[];
};

type Given = { readonly naming: Naming; readonly facts: Facts; readonly known: Known };
type Placed = readonly (readonly [before: string, ...lines: string[]])[];

const inLines = (file: string, placed: Placed): readonly Insertion[] =>
  placed.map(([before, ...lines]) => ({ file, before, text: lines.map((line) => `${line}\n`).join("") }));

const after = (file: string, anchor: string, text: string): Insertion => ({ file, after: anchor, text });

/** A name as a key of a record. */
const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `"${name}"`);

/** What stands in the place of an address' parameters where pages are looked at. */
export const samples: Readonly<Record<string, string>> = {
  RefID: "REF-1",
  ItineraryRefID: "ITI-1",
  uuid: "5f1d7a52-8c1e-4b7a-9a61-0c2f3d5e7b01",
  id: "1",
};

const sampleOf = (pattern: string): string => pattern.replace(/\$(\w+)/g, (_, name: string) => samples[name] ?? "");

const engine = ({ naming: { camel, name } }: Given): readonly Insertion[] => [
  ...inLines("packages/engine/src/exports/index.ts", [
    ['export * from "./hotels.ts";', `export * from "./${name}.ts";`],
  ]),
  ...inLines("packages/engine/src/exports/testing.ts", [
    [
      'export { hotelsModel } from "../verticals/hotels/hotels.model.ts";',
      `export { ${camel}Model } from "../verticals/${name}/${name}.model.ts";`,
    ],
  ]),
];

const clients = ({ naming: { camel, name, Pascal } }: Given): readonly Insertion[] => {
  const endpoints = `${camel}Endpoints`;
  const declared = `{ ${endpoints} } from "DIR/${name}/${name}.endpoints.ts";`;
  return [
    ...inLines("packages/api-clients/src/exports/index.ts", [
      [
        "export { createBusBookingService }",
        `export { create${Pascal}Finder } from "../${name}/${name}.adapter.ts";`,
        `export { create${Pascal}BookingService, create${Pascal}Checkout } from "../${name}/${name}-checkout.adapter.ts";`,
      ],
    ]),
    ...inLines("packages/api-clients/src/exports/wire.ts", [
      ["export { busesEndpoints } from", `export ${declared.replace("DIR", "..")}`],
    ]),
    ...inLines("packages/api-clients/src/catalogue.ts", [
      ["import { busesEndpoints } from", `import ${declared.replace("DIR", ".")}`],
      ["  busesEndpoints,\n", `  ${endpoints},`],
    ]),
  ];
};

const sandbox = ({ naming: { camel, name } }: Given): readonly Insertion[] => [
  ...inLines("packages/sandbox/src/services/verticals.ts", [
    [
      "import type { OrderVertical } from",
      `import { ${camel}Ticket } from "./${name}/${name}-paper.ts";`,
      `import { ${camel}Service } from "./${name}/${name}.service.ts";`,
    ],
    [
      "} as const satisfies Readonly<Record<SoldVertical,",
      `  ${keyOf(name)}: { services: [${camel}Service], ticket: ${camel}Ticket },`,
    ],
  ]),
  after(
    "packages/sandbox/src/services/content/enabled.data.ts",
    'soldVerticals = [ "flights", "hotels", "buses"',
    `, "${name}"`,
  ),
];

/** How an offer's address is written: of one reference, or of the search's and its own. */
const offerPath = ({ offer }: Facts): string => {
  const references = offer.split("/").filter((part) => part.startsWith("$")).length === 2;
  const written = (value: string) => "${encodeURIComponent(" + value + ")}";
  const path = references
    ? offer.replace(/\$\w+\/\$\w+$/, `${written("refId ?? offer")}/${written("offer")}`)
    : offer.replace(/\$\w+$/, written("offer"));
  return `({ offer${references ? ", refId" : ""} }: { readonly refId: string | null; readonly offer: string }) => \`${path}\``;
};

const addresses = ({ naming: { camel, name }, facts, known }: Given): readonly Insertion[] => {
  const home = `verticalHomes${/^\w+$/.test(name) ? `.${name}` : `["${name}"]`}`;
  return [
    ...inLines("packages/web/src/app/addresses/paths.ts", [
      [
        "  /** `search` is the search's own text, with which the form begins. */\n  hotelsHome:",
        `  /** Where ${facts.things} begin. \`search\` is the search's own text, with which the form begins. */`,
        `  ${camel}Home: leadingHome(${home}),`,
        "  /** The search again, with what keeps it from being made. */",
        `  ${camel}HomeChecked: (search: string) => \`\${${home}}?\${search}&checked=1\`,`,
        `  ${camel}Results: (search: string) => \`${facts.results}?\${search}\`,`,
        `  ${camel}Offer: ${offerPath(facts)},`,
      ],
    ]),
    ...inLines("packages/web/src/app/verticals.ts", [
      [
        "} as const satisfies Names;",
        `  ${keyOf(name)}: { urlSegment: "${known.segment}", serviceType: "${known.serviceType}" },`,
      ],
    ]),
  ];
};

const web = ({ naming: { camel, name, Pascal } }: Given): readonly Insertion[] => {
  const [key, form] = [keyOf(name), `${Pascal}SearchForm`];
  const formFile = `../features/${name}/${name}-search-form.tsx`;
  const part = (of: string, file: string) =>
    `    ${of}: latePart(() => import("../features/${name}/${name}.${file}")),`;
  return [
    ...inLines("packages/web/src/verticals/registry.ts", [
      [
        "} satisfies Readonly<Record<SoldVertical, VerticalRooms>>;",
        `  ${key}: {`,
        part("steps", "steps.ts"),
        part("booked", "booked.tsx"),
        part("booking", "booking.tsx"),
        part("paper", "paper.tsx"),
        "  },",
      ],
    ]),
    ...inLines("packages/web/src/verticals/listed-kinds.ts", [
      ["import { flightsListed }", `import { ${camel}Listed } from "../features/${name}/${name}.listed.ts";`],
      ["} satisfies ListedKinds;", `  ${key}: ${camel}Listed,`],
    ]),
    ...inLines("packages/web/src/verticals/calendar-of.ts", [
      ["import { flightCalendar }", `import { ${camel}Calendar } from "../features/${name}/${name}-events.ts";`],
      ["} satisfies Readonly<Record<SoldVertical, BookedCalendar>>;", `  ${key}: ${camel}Calendar,`],
    ]),
    ...inLines("packages/web/src/verticals/pages-ahead.ts", [
      [
        "} as const satisfies Readonly<Record<SoldVertical, readonly string[]>>;",
        `  ${key}: [paths.${camel}Offer({ refId: any, offer: any })],`,
      ],
    ]),
    ...inLines("packages/web/src/server/registry/verticals.ts", [
      ["import { flightsOnServer }", `import { ${camel}OnServer } from "../${name}/${name}.vertical.ts";`],
      ["} satisfies Readonly<Record<SoldVertical, ServerVertical>>;", `  ${key}: ${camel}OnServer,`],
    ]),
    ...inLines("packages/web/src/workshop/flows/running-flows.ts", [
      ["import { accountFlows }", `import { ${camel}Walk } from "../../engine/${name}/${name}.walk.ts";`],
      ['  "sign-in": accountFlows.signIn,', `  ${key}: ${camel}Walk,`],
    ]),
    ...inLines("packages/web/src/verticals/search-panels.ts", [
      ["import { BusSearchForm }", `import { ${form} } from "${formFile}";`],
      [
        "/** The search of each vertical on the home page",
        `const ${camel} = createIsomorphicFn()`,
        `  .server(() => drawnForm(${form}))`,
        `  .client(() => lateForm(async () => (await import("${formFile}")).${form}));`,
        "",
      ],
      ["} as const satisfies Readonly<Record<SoldVertical, LateForm>>;", `  ${key}: ${camel}(),`],
    ]),
  ];
};

const flows = ({ naming: { camel, name }, facts, known }: Given): readonly Insertion[] => [
  ...inLines("packages/journeys/src/flows/registry.ts", [
    ["import { busFlows } from", `import { ${camel}Flows } from "./${name}.flows.ts";`],
  ]),
  { file: "packages/journeys/src/flows/registry.ts", before: "...busFlows,", text: `...${camel}Flows, ` },
  ...inLines("packages/journeys/src/flows/words.ts", [
    ["  buses: text(", `  ${keyOf(name)}: text("Booking ${facts.things}", "حجز ${facts.thingsAr}"),`],
  ]),
  ...inLines("packages/journeys/src/pages/built-pages.ts", [
    ['    "/bus/sindhu-express",', `    "${known.home}",`],
    [
      '    "/bus/seat-selection/REF-1",',
      ...[facts.results, sampleOf(facts.offer), ...known.steps].map((path) => `    "${path}",`),
    ],
  ]),
];

const people = ({ naming: { camel, name } }: Given): readonly Insertion[] =>
  inLines("packages/journeys/src/simulation/verticals.ts", [
    ["import { flights } from", `import { ${camel} } from "./verticals/${name}.ts";`],
    [
      "} satisfies Readonly<Record<SoldVertical, VerticalKind>>;",
      `  ${name === camel ? name : `${keyOf(name)}: ${camel}`},`,
    ],
  ]);

const lines = ({ naming: { name }, known }: Given): readonly Insertion[] => {
  const called = [...new Set([name, known.segment, known.home.slice(1)])].join("|");
  return inLines("scripts/checks/lines.ts", [
    [
      "} as const satisfies Readonly<Record<string, RegExp>>;",
      `  ${keyOf(name)}: /(?:^|\\/)(?:(?:booked|current|load)-)?(?:${called})(?:[-./]|$)/,`,
    ],
    ["} as const satisfies Readonly<Record<LineOwner, number>>;", `  ${keyOf(name)}: 5000,`],
  ]);
};

/** Where a vertical is made known: whatever lists what is sold, on every floor. */
export const insertionsFor = (given: Given): readonly Insertion[] =>
  [engine, clients, sandbox, addresses, web, flows, people, lines].flatMap((floor) => floor(given));

/** What the first generated vertical brings that those written before it did not need. */
export const sharedInsertions: readonly Insertion[] = [
  ...inLines("packages/journeys/src/flows/words.ts", [
    ['  "offer.choose": ', '  "offer.accept": text("Go on with this offer", "تابع بهذا العرض"),'],
    [
      '  missing: text("there is no such booking"',
      '  offer: text("the offer", "العرض"),',
      '  offerFailed: text("the offer could not be read", "تعذرت قراءة العرض"),',
    ],
  ]),
];
