import type { Endpoint } from "@safar/api-clients/wire";
import { busScenarios } from "./buses.scenarios.ts";
import { eventScenarios } from "./events.scenarios.ts";
import { flightScenarios } from "./flights.scenarios.ts";
import { hotelScenarios } from "./hotels.scenarios.ts";
import { movieScenarios } from "./movies.scenarios.ts";
import { nameScenarios } from "./names.scenarios.ts";
import { paymentScenarios } from "./payments.scenarios.ts";
import { platformScenarios } from "./platform.scenarios.ts";
import type { Scenario, Trigger } from "./scenario.ts";
import { sellingScenarios } from "./selling.scenarios.ts";
import { tourScenarios } from "./tours.scenarios.ts";
import { trainScenarios } from "./trains.scenarios.ts";
import { verticalScenarios } from "./verticals.scenarios.ts";

const scenarios: readonly Scenario[] = [
  ...flightScenarios,
  ...busScenarios,
  ...trainScenarios,
  ...movieScenarios,
  ...tourScenarios,
  ...eventScenarios,
  ...hotelScenarios,
  ...verticalScenarios,
  ...sellingScenarios,
  ...nameScenarios,
  ...paymentScenarios,
  ...platformScenarios,
];

/** All scenarios, or those that show in a sandbox which serves these endpoints. */
export const listScenarios = (endpoints?: readonly Endpoint[]): readonly Scenario[] => {
  if (endpoints === undefined) return scenarios;
  const served = new Set(endpoints.map(({ call }) => call));
  return scenarios.filter(({ calls }) => calls.every((call) => served.has(call)));
};

const takesDown = ({ outage }: Scenario, { service, call }: Endpoint): boolean => {
  if (outage === undefined) return false;
  return "service" in outage ? outage.service === service : outage.calls.includes(call);
};

const outages = scenarios.filter(({ outage }) => outage !== undefined);

/** The outage that is switched on and takes this endpoint down. */
export const outageOf = (endpoint: Endpoint, isOn: (name: string) => boolean): Scenario | undefined =>
  outages.find((scenario) => takesDown(scenario, endpoint) && isOn(scenario.name));

type Words = { readonly en: string; readonly ar: string };

const words: Readonly<Record<Trigger["by"], Words>> = {
  route: { en: "flight", ar: "رحلة" },
  busRoute: { en: "bus", ar: "حافلة" },
  trainRoute: { en: "train", ar: "قطار" },
  lastName: { en: "last name", ar: "اسم العائلة" },
  voucher: { en: "voucher", ar: "القسيمة" },
  hotel: { en: "hotel", ar: "فندق" },
  place: { en: "hotels in", ar: "فنادق في" },
  seat: { en: "seat", ar: "المقعد" },
  coach: { en: "coach", ar: "العربة" },
  film: { en: "film", ar: "الفيلم" },
  tour: { en: "tour", ar: "الجولة" },
  event: { en: "event", ar: "الفعالية" },
  code: { en: "code", ar: "الرمز" },
  row: { en: "row", ar: "الصف" },
  card: { en: "card ending", ar: "بطاقة تنتهي بالرقم" },
  mobile: { en: "mobile ending", ar: "جوال ينتهي بالرقم" },
  iban: { en: "IBAN ending", ar: "آيبان ينتهي بالرقم" },
  switch: { en: "switched on by the admin API", ar: "يُفعَّل من واجهة الإدارة" },
};

/** `flight KHI → SKZ`, `last name EXPIRE`, `card ending 0002`: how to bring a scenario about, in a few words. */
export const describeTrigger = (trigger: Trigger): Words => {
  const { en, ar } = words[trigger.by];
  if ("from" in trigger) {
    return { en: `${en} ${trigger.from} → ${trigger.to}`, ar: `${ar} من ${trigger.from} إلى ${trigger.to}` };
  }
  if (trigger.by === "switch") return { en, ar };
  const what = "value" in trigger ? trigger.value : trigger.endsWith;
  return { en: `${en} ${what}`, ar: `${ar} ${what}` };
};
