import { type Scenario, scenariosBy } from "./scenario.ts";

const order = ["C059", "C061", "C062"];

// biome-ignore format: a table is read by its rows.
export const eventScenarios: readonly Scenario[] = [
  ...scenariosBy("event", [
    ["event_sold_out", "songs-from-the-old-city", ["C059"], null, "Every pass is sold: there is a waiting list.", "نفدت التذاكر كلها، وهناك قائمة انتظار."],
    ["event_moved", "harbour-lights-festival", order, null, "A minute after it is booked it moves by three weeks: keep it, or have everything back.", "بعد دقيقة من الحجز تؤجَّل ثلاثة أسابيع: احتفظ بها أو استرد المبلغ كاملًا."],
    ["event_called_off", "desert-falcons-match", order, null, "A minute after it is booked it is called off: everything comes back, fees too.", "بعد دقيقة من الحجز تُلغى، ويُرد المبلغ كاملًا مع الرسوم."],
    ["event_two_per_order", "the-locked-room", order, null, "Nobody can have more than two in one order.", "لا يمكن لأحد أن يحجز أكثر من اثنتين في الطلب الواحد."],
    ["event_last_pass", "an-author-and-a-lamp", order, null, "Every show has one pass: of two who want it the first has it.", "لكل عرض تذكرة واحدة، ومن يسبق من اثنين يحصل عليها."],
  ]),
  ...scenariosBy("code", [
    ["event_hidden_pass", "FRIENDS", ["C059", "C061"], null, "Opens a pass of music and theatre that nobody else sees.", "يفتح تذكرة للموسيقى والمسرح لا يراها غيرك."],
  ]),
  ...scenariosBy("switch", [
    ["event_sale_ends", "", order, null, "The sale ends while you choose: nothing is charged.", "ينتهي البيع أثناء الاختيار، ولا يُخصم أي مبلغ."],
    ["event_price_rises", "", order, null, "The price is higher when it is confirmed.", "يرتفع السعر عند تأكيده."],
    ["no_events", "", ["C060"], null, "No event is found anywhere.", "لا توجد أي فعالية في أي مكان."],
  ]),
];
