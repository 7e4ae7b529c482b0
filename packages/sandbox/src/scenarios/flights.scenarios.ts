import { effectOn, type RouteEffect } from "./routes.ts";
import { type Scenario, scenariosBy } from "./scenario.ts";

const search = ["C010"];
const quote = ["C010", "C013"];
const reserve = ["C010", "C013", "C016"];

/**
 * Two need no effect, since the network itself makes them so: nobody flies Karachi to Sukkur, and nobody flies Karachi to
 * Jeddah without a stop.
 */
// biome-ignore format: a table is read by its rows.
export const flightScenarios: readonly Scenario<RouteEffect>[] = [
  ...scenariosBy<RouteEffect>("route", [
    ["no_flights", "KHI SKZ", search, null, "The search finds nothing, not even with a stop.", "لا يجد البحث أي رحلة، مباشرة كانت أو بتوقف."],
    ["hold", "LHE ISB", reserve, { holdMinutes: 30 }, "A reservation is held for 30 minutes before payment.", "يبقى الحجز محفوظًا 30 دقيقة قبل الدفع."],
    ["mixed_baggage", "KHI JED", search, null, "One stop, with different baggage allowances on the way.", "توقف واحد، وتختلف الأمتعة المسموح بها بين مقاطع الرحلة."],
    ["slow_suppliers", "ISB GIL", search, { pace: 5 }, "Results arrive in parts; the last supplier takes its time.", "تصل النتائج على دفعات، ويتأخر آخر مزوّد."],
    ["search_timeout", "LYP RUH", search, { stallMs: 75_000 }, "The search does not answer within 60 seconds.", "لا يصل رد على البحث خلال 60 ثانية."],
    ["price_rises", "PEW DXB", quote, { drift: 1.065 }, "The price is higher when the fare is confirmed.", "يرتفع السعر عند تأكيد السعر."],
    ["price_falls", "MUX MED", quote, { drift: 0.94 }, "The price is lower when the fare is confirmed.", "ينخفض السعر عند تأكيد السعر."],
    ["sold_out", "UET KHI", reserve, { isSoldOut: true }, "The last seats are sold while you reserve.", "تُباع آخر المقاعد أثناء إتمام الحجز."],
  ]),
  ...scenariosBy<RouteEffect>("switch", [
    ["many_results", "", search, null, "A search finds 1,000 itineraries.", "يعثر البحث على 1000 خط سير."],
    ["ten_thousand_results", "", search, null, "A search finds 10,000 itineraries.", "يعثر البحث على 10000 خط سير."],
  ]),
];

/** The effect on a trip, which is that of its first leg. */
export const effectOnTrip = ([first]: readonly { readonly from: string; readonly to: string }[]): RouteEffect =>
  effectOn(flightScenarios, first);
