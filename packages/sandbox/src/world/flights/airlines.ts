import { airportOf } from "../airports.ts";
import type { Names } from "../names.ts";
import type { CabinClass } from "./aircraft.ts";
import { economyBrands, type FareBrand, frontBrands } from "./fare-brands.ts";

export type Airline = {
  /** Two characters; none belongs to an airline whose code this project knows. */
  readonly code: string;
  readonly names: Names;
  readonly kind: "full" | "low" | "regional";
  readonly country: string;
  readonly alliance: "crescent" | "caravan" | null;
  /** Whether its full-service fares count checked baggage by weight or by piece. */
  readonly baggage: "kg" | "pieces";
  /** Aircraft codes, the shortest range first. */
  readonly fleet: readonly string[];
  /** Hub → airports flown to and from it. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** Airlines outside its alliance whose flights it sells on one ticket. */
  readonly interline: readonly string[];
  /** Multiplies the market's fare. */
  readonly priceLevel: number;
  /** Minutes that a reservation is held unpaid; null where payment is due at once. */
  readonly holdMinutes: number | null;
  /** Whether a seat must be chosen for everybody before reserving, even when it is free. */
  readonly seatRequired: boolean;
};

type Row = Omit<Airline, "routes" | "fleet" | "interline"> & {
  readonly fleet: string;
  readonly routes: Readonly<Record<string, string>>;
  readonly interline: string;
};

const words = (text: string): readonly string[] => (text === "" ? [] : text.split(" "));

const rows: readonly Row[] = [
  {
    code: "M7",
    names: { en: "Markhor Air", ar: "طيران مارخور" },
    kind: "full",
    country: "PK",
    alliance: "crescent",
    baggage: "kg",
    fleet: "AT7 320 32Q 77W",
    routes: {
      ISB: "KHI LHE GIL KDU CJL PEW MUX UET SKZ GWD JED RUH MED DMM DXB AUH DOH LHR KUL",
      KHI: "LHE ISB PEW MUX UET LYP GWD TUK WNS BHV RYK RUH MED DMM DXB DOH LHR IST",
      LHE: "KHI ISB GIL KDU UET JED RUH MED DXB LHR",
    },
    interline: "X1 L7 Q1",
    priceLevel: 1.02,
    holdMinutes: 120,
    seatRequired: false,
  },
  {
    code: "V3",
    names: { en: "Ravi Airways", ar: "خطوط رافي الجوية" },
    kind: "full",
    country: "PK",
    alliance: null,
    baggage: "kg",
    fleet: "320 32Q 333",
    routes: {
      LHE: "KHI ISB UET KDU JED RUH MED DMM DXB AUH DOH IST",
      ISB: "KHI JED RUH DXB",
      KHI: "ISB LHE DXB RUH",
    },
    interline: "B7 Q1",
    priceLevel: 0.97,
    holdMinutes: 60,
    seatRequired: false,
  },
  {
    code: "N7",
    names: { en: "Mehran Jet", ar: "مهران جت" },
    kind: "low",
    country: "PK",
    alliance: null,
    baggage: "kg",
    fleet: "32N 7M8",
    routes: {
      KHI: "LHE ISB PEW UET MUX LYP SKT BHV RYK GWD DXB AUH DMM RUH MED",
      LHE: "DXB DMM RUH",
      PEW: "DXB AUH RUH",
      MUX: "DXB MED",
    },
    interline: "R7",
    priceLevel: 0.82,
    holdMinutes: null,
    seatRequired: false,
  },
  {
    code: "Y7",
    names: { en: "Deosai Wings", ar: "أجنحة ديوساي" },
    kind: "regional",
    country: "PK",
    alliance: null,
    baggage: "kg",
    fleet: "AT7",
    routes: {
      ISB: "GIL KDU CJL PZH DEA BHV RYK PEW LYP SKT MUX",
      LHE: "SKZ DEA MUX GIL BHV RYK",
      KHI: "TUK GWD WNS PZH RYK",
    },
    interline: "M7",
    priceLevel: 1.06,
    holdMinutes: 30,
    seatRequired: false,
  },
  {
    code: "C7",
    names: { en: "Chenab Air", ar: "طيران شيناب" },
    kind: "full",
    country: "PK",
    alliance: "caravan",
    baggage: "kg",
    fleet: "320 32Q",
    routes: {
      SKT: "KHI JED RUH MED DMM DXB DOH AUH",
      LYP: "KHI JED RUH MED DXB",
      MUX: "KHI JED RUH MED DXB DOH",
      PEW: "KHI JED RUH DXB DOH",
    },
    interline: "X1 D7",
    priceLevel: 0.94,
    holdMinutes: 45,
    seatRequired: false,
  },
  {
    code: "X1",
    names: { en: "Sadu Airlines", ar: "خطوط سدو الجوية" },
    kind: "full",
    country: "SA",
    alliance: "crescent",
    baggage: "pieces",
    fleet: "E90 320 32Q 789 77W",
    routes: {
      RUH: "JED DMM MED AHB TUU TIF ELQ HAS YNB GIZ EAM ABT HOF AJF RAE ULH NUM RSI KHI LHE ISB PEW MUX DXB AUH DOH IST CAI LHR KUL",
      JED: "RUH DMM MED AHB TUU ELQ HAS YNB GIZ EAM AJF RAE ULH NUM LHE ISB PEW MUX SKT LYP DXB AUH DOH IST CAI LHR KUL",
      DMM: "RUH JED MED AHB GIZ DXB KHI LHE",
      MED: "RUH JED KHI LHE ISB MUX DXB IST CAI",
    },
    interline: "C7 V3 W7",
    priceLevel: 1.06,
    holdMinutes: 180,
    seatRequired: false,
  },
  {
    code: "R7",
    names: { en: "Rimal Fly", ar: "طيران رمال" },
    kind: "low",
    country: "SA",
    alliance: null,
    baggage: "pieces",
    fleet: "32N",
    routes: {
      RUH: "JED DMM MED AHB TUU TIF ELQ GIZ EAM HAS HOF NUM KHI LHE ISB SKT LYP DXB DOH CAI IST",
      JED: "RUH DMM AHB TUU GIZ ELQ EAM LHE ISB MUX DXB CAI",
      DMM: "JED RUH MED AHB KHI LHE DXB",
    },
    interline: "N7",
    priceLevel: 0.8,
    holdMinutes: null,
    seatRequired: false,
  },
  {
    code: "J7",
    names: { en: "Hijaz Wings", ar: "أجنحة الحجاز" },
    kind: "full",
    country: "SA",
    alliance: "caravan",
    baggage: "pieces",
    fleet: "320 32Q 333",
    routes: {
      JED: "RUH DMM AHB GIZ EAM ABT BHH TUU YNB LHE ISB PEW MUX SKT DXB IST CAI KUL",
      MED: "RUH DMM JED ELQ KHI LHE ISB IST CAI KUL",
    },
    interline: "W7 E7",
    priceLevel: 0.99,
    holdMinutes: 90,
    seatRequired: false,
  },
  {
    code: "W7",
    names: { en: "Asir Link", ar: "رابط عسير" },
    kind: "regional",
    country: "SA",
    alliance: null,
    baggage: "pieces",
    fleet: "AT7 E90",
    routes: {
      AHB: "RUH JED EAM GIZ BHH SHW TIF DMM MED",
      RUH: "WAE DWD AQI RAH BHH SHW URY TUI HAS RAE HOF EJH",
      JED: "EJH BHH ABT URY TUI ULH RSI WAE",
      TUU: "NUM AJF URY JED ULH",
      ELQ: "HAS RAH",
    },
    interline: "X1 J7",
    priceLevel: 1.04,
    holdMinutes: 60,
    seatRequired: false,
  },
  {
    code: "D7",
    names: { en: "Marjan Air", ar: "طيران مرجان" },
    kind: "full",
    country: "SA",
    alliance: "caravan",
    baggage: "pieces",
    fleet: "320 32Q",
    routes: {
      DMM: "RUH JED MED AHB TUU ELQ GIZ KHI LHE ISB PEW SKT DXB AUH DOH CAI",
      HOF: "JED RUH DXB",
    },
    interline: "R7",
    priceLevel: 0.95,
    holdMinutes: 60,
    seatRequired: false,
  },
  {
    code: "B7",
    names: { en: "Barjeel Airways", ar: "خطوط برجيل الجوية" },
    kind: "full",
    country: "AE",
    alliance: null,
    baggage: "pieces",
    fleet: "32Q 789 77W",
    routes: { DXB: "KHI LHE ISB PEW SKT MUX LYP UET JED RUH DMM MED AHB IST CAI LHR KUL" },
    interline: "V3 N7",
    priceLevel: 1.1,
    holdMinutes: 60,
    seatRequired: true,
  },
  {
    code: "L7",
    names: { en: "Liwa Air", ar: "طيران ليوا" },
    kind: "low",
    country: "AE",
    alliance: null,
    baggage: "pieces",
    fleet: "32N 32Q",
    routes: { AUH: "KHI LHE ISB PEW SKT LYP GWD JED RUH DMM MED ELQ TIF YNB CAI IST" },
    interline: "M7",
    priceLevel: 0.84,
    holdMinutes: null,
    seatRequired: false,
  },
  {
    code: "Q1",
    names: { en: "Sidra Airways", ar: "خطوط السدرة الجوية" },
    kind: "full",
    country: "QA",
    alliance: "crescent",
    baggage: "pieces",
    fleet: "320 789 77W",
    routes: { DOH: "KHI LHE ISB PEW MUX SKT JED RUH DMM MED ELQ GIZ TUU AHB IST CAI LHR KUL" },
    interline: "V3",
    priceLevel: 1.12,
    holdMinutes: 240,
    seatRequired: false,
  },
  {
    code: "T7",
    names: { en: "Bosphorus Wings", ar: "أجنحة البوسفور" },
    kind: "full",
    country: "TR",
    alliance: "caravan",
    baggage: "pieces",
    fleet: "7M8 333 77W",
    routes: { IST: "KHI LHE ISB JED RUH DMM MED ELQ NUM CAI DXB DOH LHR KUL" },
    interline: "",
    priceLevel: 1.04,
    holdMinutes: 120,
    seatRequired: false,
  },
  {
    code: "E7",
    names: { en: "Papyrus Air", ar: "طيران البردي" },
    kind: "full",
    country: "EG",
    alliance: "crescent",
    baggage: "kg",
    fleet: "E90 320 789",
    routes: { CAI: "JED RUH DMM MED ELQ AHB TUU YNB KHI ISB DXB DOH IST LHR" },
    interline: "J7",
    priceLevel: 0.93,
    holdMinutes: 90,
    seatRequired: false,
  },
  {
    code: "A7",
    names: { en: "Albion Orient", ar: "ألبيون أورينت" },
    kind: "full",
    country: "GB",
    alliance: "caravan",
    baggage: "pieces",
    fleet: "789 77W",
    routes: { LHR: "ISB LHE JED RUH DXB DOH CAI IST KUL" },
    interline: "B7",
    priceLevel: 1.15,
    holdMinutes: 60,
    seatRequired: false,
  },
  {
    code: "U7",
    names: { en: "Melur Air", ar: "طيران ميلور" },
    kind: "full",
    country: "MY",
    alliance: null,
    baggage: "pieces",
    fleet: "333 789",
    routes: { KUL: "KHI LHE JED MED RUH DXB DOH LHR" },
    interline: "X1 B7",
    priceLevel: 0.9,
    holdMinutes: 90,
    seatRequired: false,
  },
];

const read = (row: Row): Airline => ({
  ...row,
  fleet: words(row.fleet),
  routes: Object.fromEntries(Object.entries(row.routes).map(([hub, to]) => [hub, words(to)])),
  interline: words(row.interline),
});

export const airlines: readonly Airline[] = rows.map(read);

const byCode = new Map(airlines.map((airline) => [airline.code, airline]));

/** For codes that come from this world's own tables. */
export const knownAirline = (code: string): Airline => {
  const found = byCode.get(code);
  if (found === undefined) throw new Error(`The world has no airline ${code}; its airlines are in world/airlines.ts.`);
  return found;
};

const sells = (seller: Airline, other: Airline): boolean =>
  seller.interline.includes(other.code) || (seller.alliance !== null && seller.alliance === other.alliance);

/** Whether two airlines' flights are sold together on one ticket. */
export const arePartners = (one: Airline, other: Airline): boolean =>
  one.code === other.code || sells(one, other) || sells(other, one);

const byWeight = (brand: FareBrand): FareBrand =>
  brand.checked.unit === "kg" ? brand : { ...brand, checked: { unit: "kg", kg: 10 + 10 * brand.checked.pieces } };

/** The fare families an airline sells in a cabin, cheapest first. */
export const brandsOf = ({ kind, baggage }: Airline, cabin: CabinClass): readonly FareBrand[] => {
  const brands = cabin === "economy" ? economyBrands[kind] : frontBrands[cabin];
  return baggage === "kg" ? brands.map(byWeight) : brands;
};

/** Whether the two airports lie in one country. */
export const isDomestic = (from: string, to: string): boolean => airportOf(from)?.country === airportOf(to)?.country;
