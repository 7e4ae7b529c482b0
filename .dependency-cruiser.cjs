/** Which floor may import which, and which room of a floor. See ARCHITECTURE.md. */
const floor = (name) => `^packages/${name}/`;
const onlyTo = (name, allowed, comment) => ({
  name: `${name}-imports`,
  comment,
  severity: "error",
  from: { path: floor(name) },
  to: { path: "^packages/", pathNot: [floor(name), ...allowed.map(floor)] },
});

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
