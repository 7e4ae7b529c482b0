/** Which floor may import which, and which room of a floor. See ARCHITECTURE.md. */
const floor = (name) => `^packages/${name}/`;
const onlyTo = (name, allowed, comment) => ({
  name: `${name}-imports`,
  comment,
  severity: "error",
  from: { path: floor(name) },
  to: { path: "^packages/", pathNot: [floor(name), ...allowed.map(floor)] },
});

/** The words that a vertical's folders and files begin with. Those that are not sold yet are kept apart from their first file on. */
const verticals = "flight|hotel|bus|train|event|movie|tour|car-rental|airport-shuttle";
const roomOf = (vertical) => `^packages/(?!paths/)[^/]+/src/.*(?<=/)(${vertical})(?:s|es)?[-./]`;

/** The files that know every vertical: a registry each, and what a floor shows to those outside. */
const registries = [
  "^packages/engine/src/exports/",
  "^packages/api-clients/src/(?:catalogue\\.ts$|exports/)",
  "^packages/sandbox/src/(?:services/(?:verticals|offers)|scenarios/registry)\\.ts$",
  // How places and blogs are had of the hotels' and the flights' own service is said where all calls are.
  "^packages/sandbox/src/services/index\\.ts$",
  "^packages/web/src/server/registry/",
  "^packages/web/src/verticals/",
  // An address is a vertical's own, and its file is where the page is put together.
  "^packages/web/src/routes/",
  "^packages/web/src/workshop/",
  // The front page shows where people fly to.
  "^packages/web/src/calls/home\\.calls\\.ts$",
  "^packages/journeys/src/(?:flows/(?:autopilot|registry)|product/page-drivers)\\.ts$",
  "^packages/journeys/src/simulation/(?:verticals|aims|plants/plant)\\.ts$",
];

const tests = "\\.(?:test|harness)\\.|-bench\\.";

/** Rooms of a floor, the lowest first: each may import those before it and none behind it. */
const inOrder = (name, path, rooms) =>
  rooms.slice(0, -1).map((room, index) => ({
    name: `${name}-order`,
    comment: `Rooms of the floor stand on each other in this order: ${rooms.join(", ")}.`,
    severity: "error",
    from: { path: `^packages/${path}/${room}/`, pathNot: tests },
    to: { path: rooms.slice(index + 1).map((above) => `^packages/${path}/${above}/`) },
  }));

module.exports = {
  forbidden: [
    onlyTo("engine", [], "The engine stands in the middle and imports no other floor."),
    onlyTo("api-clients", ["engine"], "The clients answer the engine's ports and know no other floor."),
    {
      name: "sandbox-imports",
      comment:
        "The sandbox shares the wire with the clients and nothing else; its tests call it through the real clients.",
      severity: "error",
      from: { path: floor("sandbox"), pathNot: "\\.test\\.ts$|-bench\\.ts$" },
      to: { path: "^packages/", pathNot: [floor("sandbox"), floor("api-clients")] },
    },
    onlyTo("ui", [], "The design system knows nothing of booking."),
    onlyTo("paths", [], "The path generator knows XState and no product."),
    onlyTo("web", ["engine", "api-clients", "ui", "paths"], "A production build of the web holds no sandbox."),
    {
      name: "paths-in-workshop-only",
      comment: "Charts are drawn and explained in the workshop, which no production build holds.",
      severity: "error",
      from: { path: "^packages/web/", pathNot: "^packages/web/src/workshop/" },
      to: { path: "^packages/paths/" },
    },
    {
      name: "sandbox-wire-only",
      comment: "The sandbox reads endpoint declarations and schemas, never the clients themselves.",
      severity: "error",
      from: { path: floor("sandbox"), pathNot: "\\.test\\.ts$|-bench\\.ts$" },
      to: { path: "^packages/api-clients/src/", pathNot: "^packages/api-clients/src/exports/wire\\.ts$" },
    },
    {
      name: "engine-pure",
      comment: "The engine runs anywhere: no React, no DOM library, no HTTP library, no Node module.",
      severity: "error",
      from: { path: "^packages/engine/src/", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypes: ["npm", "npm-dev", "core"], pathNot: "/node_modules/xstate/" },
    },
    {
      name: "engine-through-its-doors",
      comment: "What the engine's rooms show stands in its exports; whoever is outside has that and nothing else.",
      severity: "error",
      from: { path: "^(packages|scripts|examples)/", pathNot: floor("engine") },
      to: { path: "^packages/engine/src/", pathNot: "^packages/engine/src/exports/(index|testing)\\.ts$" },
    },
    {
      name: "doors-lead-out",
      comment: "Doors are for those outside: rooms import each other's files, never the doors.",
      severity: "error",
      from: { path: "^packages/engine/src/", pathNot: "^packages/engine/src/exports/" },
      to: { path: "^packages/engine/src/exports/" },
    },
    {
      name: "browser-without-clients",
      comment: "What a browser gets is decoded domain data: clients and zod stay on the server.",
      severity: "error",
      from: { path: "^packages/web/src/(features|app|i18n|engine|pages)/" },
      to: { path: "^packages/(api-clients|web/src/server)/|/node_modules/zod/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "examples-through-exports",
      comment: "An example stands for a front end of somebody else: it has what is published and nothing else.",
      severity: "error",
      from: { path: "^examples/" },
      to: { path: "^packages/", pathNot: "^packages/[^/]+/src/exports/(index|wire|browser|server)\\.ts$" },
    },
    {
      name: "verticals-apart",
      comment: "What two verticals hold stands in a shared room: none of them imports another's.",
      severity: "error",
      from: { path: roomOf(verticals), pathNot: ["^packages/[^/]+/src/exports/", tests] },
      to: { path: roomOf(verticals), pathNot: roomOf("$1") },
    },
    {
      name: "shared-knows-no-vertical",
      comment: "A shared room is given what a vertical has to say. Only the registries know them all.",
      severity: "error",
      from: {
        path: "^packages/(?!paths/)[^/]+/src/",
        pathNot: [roomOf(verticals), ...registries, tests],
      },
      to: { path: roomOf(verticals) },
    },
    ...inOrder("engine", "engine/src", [
      "kernel",
      "testing",
      "request",
      "queues",
      "platform",
      "content",
      "booking",
      "account",
      "verticals",
      "exports",
    ]),
    ...inOrder("sandbox", "sandbox/src", ["scenarios", "core", "world", "realtime", "services", "doors", "exports"]),
    ...inOrder("web", "web/src", [
      "i18n",
      "app",
      "pages",
      "seo",
      "server",
      "calls",
      "engine",
      "session",
      "features",
      "verticals",
      "routes",
    ]),
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      // What begins with virtual: is written by a plugin of packages/web/vite.
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    {
      name: "nothing-imports-journeys",
      severity: "error",
      // The page of the fault table is written from it.
      from: { pathNot: [floor("journeys"), "^scripts/docs\\.ts$"] },
      to: { path: floor("journeys") },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "routeTree\\.gen\\.ts$|/dist/|\\.po$" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
