import { type Scenario, scenariosBy } from "./scenario.ts";

const order = ["C124", "C125", "C126"];

// biome-ignore format: a table is read by its rows.
export const tourScenarios: readonly Scenario[] = [
  ...scenariosBy("tour", [
    ["tour_on_request", "stargazing-at-pir-sohawa", order, null, "The guide is asked first, and says yes two hours after the payment.", "يُسأل المرشد أولًا، فيوافق بعد ساعتين من الدفع."],
    ["tour_never_answered", "collectors-house", order, null, "The guide is asked first and never answers: after 24 hours all money comes back.", "يُسأل المرشد أولًا ولا يجيب، وبعد 24 ساعة يُرد المبلغ كاملًا."],
    ["tour_last_place", "hidden-cellars-of-the-fort", order, null, "Every start has one place: of two who want it the first has it.", "لكل موعد مكان واحد، ومن يسبق من اثنين يحصل عليه."],
  ]),
  ...scenariosBy("switch", [
    ["tour_cut_off", "", order, null, "The start stops being sold while you reserve: nothing is charged.", "يُغلق بيع الموعد أثناء الحجز، ولا يُخصم أي مبلغ."],
    ["tour_price_rises", "", order, null, "The price is higher when it is confirmed.", "يرتفع السعر عند تأكيده."],
    ["no_tours", "", ["C123"], null, "No tour is found anywhere.", "لا توجد أي جولة في أي مكان."],
  ]),
];
