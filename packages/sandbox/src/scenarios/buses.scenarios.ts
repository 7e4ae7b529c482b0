import { effectOn, type RouteEffect } from "./routes.ts";
import { type Scenario, scenariosBy } from "./scenario.ts";

const times = ["C037"];
const fares = ["C037", "C038", "C039"];
const order = ["C037", "C038", "C039", "C041"];

/** The seat that somebody else takes while one reserves; nobody has taken it before. */
export const unluckySeat = "7";

/** Two routes need no effect: nobody drives so far, and the pass is driven every other day. */
// biome-ignore format: a table is read by its rows.
export const busScenarios: readonly Scenario<RouteEffect>[] = [
  ...scenariosBy<RouteEffect>("busRoute", [
    ["no_buses", "gwadar gilgit", times, null, "No bus goes so far, on any day.", "لا تصل أي حافلة إلى هذا البعد في أي يوم."],
    ["buses_every_other_day", "abbottabad gilgit", times, null, "Buses run every other day: without one today, there is one tomorrow.", "تنطلق الحافلات يومًا بعد يوم: إن لم تجد حافلة اليوم وجدتها غدًا."],
    ["buses_time_out", "sialkot quetta", times, { stallMs: 75_000 }, "The search does not answer within 60 seconds.", "لا يصل رد على البحث خلال 60 ثانية."],
    ["bus_price_rises", "multan lahore", fares, { drift: 1.06 }, "The price is higher when a bundle is chosen.", "يرتفع السعر عند اختيار الباقة."],
    ["bus_price_falls", "taif jeddah", fares, { drift: 0.93 }, "The price is lower when a bundle is chosen.", "ينخفض السعر عند اختيار الباقة."],
    ["bus_sold_out", "sukkur karachi", order, { isSoldOut: true }, "The last seats are sold while you reserve.", "تُباع آخر المقاعد أثناء إتمام الحجز."],
  ]),
  ...scenariosBy<RouteEffect>("seat", [
    ["bus_seat_taken", unluckySeat, order, null, "Bus seat 7 is taken while you reserve.", "يُحجز مقعد الحافلة رقم 7 أثناء إتمام حجزك."],
  ]),
];

export const effectOnRoute = (route: { readonly from: string; readonly to: string }): RouteEffect =>
  effectOn(busScenarios, route);
