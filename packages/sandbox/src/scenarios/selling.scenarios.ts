import { type Scenario, scenariosBy } from "./scenario.ts";

/** What every line of business that sells knows. */
// biome-ignore format: a table is read by its rows.
export const sellingScenarios: readonly Scenario[] = [
  ...scenariosBy("switch", [
    ["results_expire_soon", "", ["C010"], null, "Search results expire after 20 seconds.", "تنتهي صلاحية نتائج البحث بعد 20 ثانية."],
    ["quotes_expire_soon", "", ["C010", "C013"], null, "A confirmed fare expires after 20 seconds.", "تنتهي صلاحية السعر المؤكد بعد 20 ثانية."],
  ]),
];
