import { effectOn, type RouteEffect } from "./routes.ts";
import { type Scenario, scenariosBy } from "./scenario.ts";

/** What a route does to whoever books a train on it. */
export type TrainEffect = RouteEffect & {
  /** `last_place`: of each class one place is left. `men_beside`: every place that is left is beside a man or in a bay with one. */
  readonly crowd?: "last_place" | "men_beside";
  /** Multiplies what a berth adds to the fare, once places are chosen. */
  readonly berthDrift?: number;
};

const search = ["C043"];
const places = ["C043", "C044"];
const price = ["C043", "C044", "P013"];
const order = ["C043", "C044", "P013", "C045"];

/** The coach of which one place goes to somebody else while one chooses there. */
export const unluckyCoach = "B3";

// biome-ignore format: a table is read by its rows.
export const trainScenarios: readonly Scenario<TrainEffect>[] = [
  ...scenariosBy<TrainEffect>("trainRoute", [
    ["no_trains", "karachi-city gwadar", search, null, "No train goes there: the next days and the stations nearby that have one are offered.", "لا يصل أي قطار إلى هناك: تُعرض أقرب الأيام والمحطات التي فيها قطار."],
    ["trains_time_out", "sibi quetta", search, { stallMs: 75_000 }, "The search does not answer within 60 seconds.", "لا يصل رد على البحث خلال 60 ثانية."],
    ["last_berth", "sahiwal multan", places, { crowd: "last_place" }, "One place is left in each class.", "بقي مكان واحد في كل درجة."],
    ["men_beside", "faisalabad lahore", places, { crowd: "men_beside" }, "Every place that is left is beside a man: a woman who travels alone finds none.", "كل مكان متبقٍّ بجانب رجل: لا تجد المسافرة وحدها مكانًا."],
    ["berth_dearer", "lahore multan", price, { berthDrift: 1.25 }, "A berth's extra charge is higher once it is chosen.", "يرتفع السعر الإضافي للسرير بعد اختياره."],
    ["trains_sold_out", "peshawar karachi", order, { isSoldOut: true }, "The last places are sold while you reserve.", "تُباع آخر الأماكن أثناء إتمام الحجز."],
  ]),
  ...scenariosBy<TrainEffect>("coach", [
    ["berth_taken", unluckyCoach, price, null, "A place in coach B3 is taken while you choose.", "يُحجز مكان في العربة B3 أثناء اختيارك."],
  ]),
];

export const effectOnTrains = (route: { readonly from: string; readonly to: string }): TrainEffect =>
  effectOn(trainScenarios, route);
