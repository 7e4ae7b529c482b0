import { isDomestic, knownAirline } from "../../../world/flights/airlines.ts";
import type { FareBrand } from "../../../world/flights/fare-brands.ts";
import type { Journey } from "../../../world/flights/journeys.ts";
import type { Names } from "../../../world/names.ts";
import { segmentId } from "../search/itinerary-wire.ts";
import { brandAt, type Offer } from "../search/offers.ts";
import { type FlightQuote, passengersOf, seatedPassengers } from "./quote-store.ts";

/** Something beyond the fare that passengers may take. */
export type FlightService = {
  readonly id: string;
  readonly kind: "bag" | "meal" | "ssr";
  readonly names: Names;
  readonly detail: Names | null;
  readonly paxIds: readonly string[];
  readonly segmentIds: readonly string[];
  readonly dollars: number;
  readonly mostEach: number;
  readonly included: boolean;
};

type Passengers = {
  readonly seated: readonly string[];
  readonly adults: readonly string[];
  readonly children: readonly string[];
};

const kilograms = (kg: number): Names => ({ en: `${kg} kg extra baggage`, ar: `أمتعة إضافية ${kg} كجم` });

/** Extra kilograms for airlines that weigh, extra pieces for those that count. */
const bagsOf = (leg: Journey, index: number, brand: FareBrand, { seated }: Passengers): readonly FlightService[] => {
  const segmentIds = leg.flights.map((_, position) => segmentId(index, position));
  const hours = leg.flights.reduce((sum, { flight }) => sum + flight.block, 0) / 60;
  const bag = (code: string, names: Names, dollars: number, mostEach: number): FlightService => ({
    id: `bag.${index + 1}.${code}`,
    kind: "bag",
    names,
    detail: null,
    paxIds: seated,
    segmentIds,
    dollars,
    mostEach,
    included: false,
  });
  if (brand.checked.unit === "kg") {
    return [5, 10, 15, 20, 30].map((kg) => bag(`kg${kg}`, kilograms(kg), (3 + 1.1 * hours) * kg ** 0.85, 1));
  }
  return [
    bag("pc23", { en: "Extra bag up to 23 kg", ar: "حقيبة إضافية حتى 23 كجم" }, 24 + 9 * hours, 3),
    bag("pc32", { en: "Extra bag up to 32 kg", ar: "حقيبة إضافية حتى 32 كجم" }, 38 + 12 * hours, 2),
    bag("sport", { en: "Sports equipment", ar: "معدات رياضية" }, 30 + 10 * hours, 1),
  ];
};

type Meal = {
  readonly code: string;
  readonly names: Names;
  readonly detail: Names;
  readonly dollars: number;
  readonly forChildren?: true;
};

const meals: readonly Meal[] = [
  {
    code: "biryani",
    names: { en: "Chicken biryani", ar: "برياني دجاج" },
    detail: { en: "With raita and salad. Halal.", ar: "مع الزبادي بالخيار والسلطة. حلال." },
    dollars: 6,
  },
  {
    code: "kabsa",
    names: { en: "Lamb kabsa", ar: "كبسة لحم" },
    detail: { en: "Spiced rice with lamb and daqqus. Halal.", ar: "أرز بالبهارات مع لحم الضأن والدقوس. حلال." },
    dollars: 8,
  },
  {
    code: "grill",
    names: { en: "Mixed grill", ar: "مشاوي مشكلة" },
    detail: { en: "Kebab, tikka and grilled vegetables. Halal.", ar: "كباب وتكا وخضروات مشوية. حلال." },
    dollars: 9,
  },
  {
    code: "vegetarian",
    names: { en: "Vegetarian daal and rice", ar: "عدس وأرز نباتي" },
    detail: { en: "No meat, fish or egg.", ar: "بلا لحم أو سمك أو بيض." },
    dollars: 5,
  },
  {
    code: "diabetic",
    names: { en: "Low-sugar meal", ar: "وجبة قليلة السكر" },
    detail: { en: "Suitable for people with diabetes.", ar: "مناسبة لمرضى السكري." },
    dollars: 6,
  },
  {
    code: "fruit",
    names: { en: "Fruit and dates", ar: "فواكه وتمر" },
    detail: { en: "Fresh fruit, dates and laban.", ar: "فواكه طازجة وتمر ولبن." },
    dollars: 4,
  },
  {
    code: "child",
    names: { en: "Children's meal", ar: "وجبة أطفال" },
    detail: { en: "Pasta, fruit and juice.", ar: "معكرونة وفواكه وعصير." },
    dollars: 5,
    forChildren: true,
  },
];

const mealsOf = (
  leg: Journey,
  index: number,
  brand: FareBrand,
  { seated, children }: Passengers,
): readonly FlightService[] =>
  brand.meal === "none"
    ? []
    : leg.flights.flatMap((_, position) =>
        meals
          .filter(({ forChildren }) => forChildren !== true || children.length > 0)
          .map(
            ({ code, names, detail, dollars, forChildren }): FlightService => ({
              id: `meal.${segmentId(index, position)}.${code}`,
              kind: "meal",
              names,
              detail,
              paxIds: forChildren === true ? children : seated,
              segmentIds: [segmentId(index, position)],
              dollars: brand.meal === "included" ? 0 : dollars,
              mostEach: 1,
              // A meal that the fare includes is one of these, and which one is for the traveller to say.
              included: false,
            }),
          ),
      );

type Assistance = {
  readonly code: string;
  readonly names: Names;
  readonly dollars: number;
  readonly adultsOnly?: true;
};

const assistance: readonly Assistance[] = [
  { code: "WCHR", names: { en: "Wheelchair to the aircraft", ar: "كرسي متحرك حتى الطائرة" }, dollars: 0 },
  { code: "WCHC", names: { en: "Wheelchair to the seat", ar: "كرسي متحرك حتى المقعد" }, dollars: 0 },
  { code: "BLND", names: { en: "Assistance for blind travellers", ar: "مساعدة للمسافرين المكفوفين" }, dollars: 0 },
  { code: "DEAF", names: { en: "Assistance for deaf travellers", ar: "مساعدة للمسافرين الصم" }, dollars: 0 },
  { code: "MAAS", names: { en: "Meet and assist", ar: "الاستقبال والمساعدة" }, dollars: 22, adultsOnly: true },
];

const paidComforts: readonly (Assistance & { readonly code: "lounge" | "priority" })[] = [
  { code: "lounge", names: { en: "Airport lounge", ar: "صالة المطار" }, dollars: 28 },
  { code: "priority", names: { en: "Priority boarding", ar: "أولوية الصعود" }, dollars: 7 },
];

const assistanceOf = (
  leg: Journey,
  index: number,
  brand: FareBrand,
  { seated, adults }: Passengers,
): readonly FlightService[] => {
  const segmentIds = leg.flights.map((_, position) => segmentId(index, position));
  const service = ({ code, names, dollars }: Assistance, paxIds: readonly string[]): FlightService => ({
    id: `ssr.${index + 1}.${code}`,
    kind: "ssr",
    names,
    detail: null,
    paxIds,
    segmentIds,
    dollars,
    mostEach: 1,
    included: false,
  });
  const comforts = paidComforts.filter(({ code }) => brand[code] !== "included");
  return [
    ...assistance.map((each) => service(each, each.adultsOnly === true ? adults : seated)),
    ...comforts.map((each) => service(each, seated)),
  ];
};

const everybody = (quote: FlightQuote): Passengers => {
  const ids = (paxType: string) =>
    passengersOf(quote).flatMap(({ id, pax_type }) => (pax_type === paxType ? [id] : []));
  return { seated: seatedPassengers(quote).map(({ id }) => id), adults: ids("adult"), children: ids("child") };
};

/** Every bag, meal and service that a quote's passengers may take. Infants none. */
export const servicesOf = (quote: FlightQuote, offer: Offer): readonly FlightService[] => {
  const passengers = everybody(quote);
  return offer.legs.flatMap((leg, index) => {
    const brand = brandAt(leg, quote.criteria.cabin, quote.level);
    return [
      ...bagsOf(leg, index, brand, passengers),
      ...mealsOf(leg, index, brand, passengers),
      ...assistanceOf(leg, index, brand, passengers),
    ];
  });
};

export const needsSeats = ({ airline }: Offer): boolean => knownAirline(airline).seatRequired;

export const isDomesticTrip = ({ legs }: Offer): boolean =>
  legs.every(({ flights }) => flights.every(({ flight }) => isDomestic(flight.from, flight.to)));
