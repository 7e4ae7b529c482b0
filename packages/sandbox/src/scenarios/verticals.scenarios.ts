import type { Scenario } from "./scenario.ts";

export const verticalScenarios: readonly Scenario[] = [
  {
    name: "couple_seats",
    trigger: { by: "row", value: "F" },
    happens: { en: "Row F of the cinema is sold in pairs.", ar: "مقاعد الصف F في السينما تُباع أزواجًا." },
    calls: ["C068", "C070"],
  },
];
