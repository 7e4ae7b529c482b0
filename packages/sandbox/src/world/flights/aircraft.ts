export type CabinClass = "economy" | "premium_economy" | "business" | "first";

/** What stands between two rows, left to right by section: `galley`, `lavatory`, `closet`. */
export type Facility = "galley" | "lavatory" | "closet" | "stairs";

export type CabinLayout = {
  readonly cabin: CabinClass;
  readonly firstRow: number;
  readonly lastRow: number;
  /** Seat letters of each section between two aisles: `["ABC", "DEF"]`. */
  readonly sections: readonly string[];
  /** Rows beside an emergency exit: more legroom, adults only. */
  readonly exitRows: readonly number[];
  /** Rows whose front wall carries cots. */
  readonly bassinetRows: readonly number[];
  /** Rows over the wing, first and last. */
  readonly wing: readonly [number, number] | null;
  readonly pitchCm: number;
  readonly before: readonly Facility[];
  readonly after: readonly Facility[];
};

export type Aircraft = {
  readonly code: string;
  readonly name: string;
  readonly cruiseKmh: number;
  /** Kilometres it can fly in service. */
  readonly rangeKm: number;
  /** Kilograms of CO₂ a kilometre burnt by the whole aircraft, roughly. */
  readonly co2PerKm: number;
  readonly cabins: readonly CabinLayout[];
};

type Layout = Pick<CabinLayout, "cabin" | "firstRow" | "lastRow" | "sections"> & Partial<CabinLayout>;

const cabin = (layout: Layout): CabinLayout => ({
  exitRows: [],
  bassinetRows: [],
  wing: null,
  pitchCm: layout.cabin === "economy" ? 79 : layout.cabin === "premium_economy" ? 97 : 152,
  before: [],
  after: [],
  ...layout,
});

/** The cabin behind the first door. */
const front = (layout: Omit<Layout, "cabin" | "firstRow">): CabinLayout =>
  cabin({ cabin: "business", firstRow: 1, before: ["galley", "lavatory"], ...layout });

const aircraft: readonly Aircraft[] = [
  {
    code: "AT7",
    name: "ATR 72-600",
    cruiseKmh: 500,
    rangeKm: 1_400,
    co2PerKm: 3.3,
    cabins: [
      cabin({
        cabin: "economy",
        firstRow: 1,
        lastRow: 18,
        sections: ["AC", "DF"],
        exitRows: [1],
        wing: [7, 11],
        pitchCm: 76,
        after: ["galley", "lavatory"],
      }),
    ],
  },
  {
    code: "E90",
    name: "Embraer E190",
    cruiseKmh: 800,
    rangeKm: 4_200,
    co2PerKm: 7.2,
    cabins: [
      front({ lastRow: 3, sections: ["A", "DF"], pitchCm: 97 }),
      cabin({
        cabin: "economy",
        firstRow: 4,
        lastRow: 24,
        sections: ["AC", "DF"],
        exitRows: [12],
        bassinetRows: [4],
        wing: [10, 15],
        after: ["lavatory", "galley"],
      }),
    ],
  },
  {
    code: "320",
    name: "Airbus A320",
    cruiseKmh: 830,
    rangeKm: 5_400,
    co2PerKm: 9,
    cabins: [
      front({ lastRow: 3, sections: ["AC", "DF"], pitchCm: 102 }),
      cabin({
        cabin: "economy",
        firstRow: 4,
        lastRow: 28,
        sections: ["ABC", "DEF"],
        exitRows: [11, 12],
        bassinetRows: [4],
        wing: [9, 16],
        after: ["lavatory", "galley"],
      }),
    ],
  },
  {
    code: "32N",
    name: "Airbus A320neo",
    cruiseKmh: 835,
    rangeKm: 6_100,
    co2PerKm: 7.6,
    cabins: [
      cabin({
        cabin: "economy",
        firstRow: 1,
        lastRow: 31,
        sections: ["ABC", "DEF"],
        exitRows: [12, 13],
        bassinetRows: [1],
        wing: [10, 18],
        pitchCm: 74,
        before: ["galley", "lavatory"],
        after: ["lavatory", "galley"],
      }),
    ],
  },
  {
    code: "32Q",
    name: "Airbus A321neo",
    cruiseKmh: 835,
    rangeKm: 6_800,
    co2PerKm: 8.8,
    cabins: [
      front({ lastRow: 4, sections: ["AC", "DF"] }),
      cabin({
        cabin: "economy",
        firstRow: 5,
        lastRow: 36,
        sections: ["ABC", "DEF"],
        exitRows: [17, 18],
        bassinetRows: [5],
        wing: [14, 23],
        after: ["lavatory", "galley"],
      }),
    ],
  },
  {
    code: "7M8",
    name: "Boeing 737 MAX 8",
    cruiseKmh: 835,
    rangeKm: 6_200,
    co2PerKm: 8,
    cabins: [
      front({ lastRow: 2, sections: ["AC", "DF"], pitchCm: 102 }),
      cabin({
        cabin: "economy",
        firstRow: 4,
        lastRow: 30,
        sections: ["ABC", "DEF"],
        exitRows: [15, 16],
        bassinetRows: [4],
        wing: [12, 19],
        pitchCm: 76,
        after: ["lavatory", "galley"],
      }),
    ],
  },
  {
    code: "333",
    name: "Airbus A330-300",
    cruiseKmh: 870,
    rangeKm: 11_000,
    co2PerKm: 18.5,
    cabins: [
      cabin({
        cabin: "business",
        firstRow: 1,
        lastRow: 6,
        sections: ["AC", "DG", "HK"],
        before: ["lavatory", "galley"],
        pitchCm: 190,
      }),
      cabin({
        cabin: "economy",
        firstRow: 11,
        lastRow: 45,
        sections: ["AC", "DEFG", "HK"],
        exitRows: [29],
        bassinetRows: [11, 30],
        wing: [18, 30],
        before: ["galley", "closet"],
        after: ["lavatory", "galley", "lavatory"],
      }),
    ],
  },
  {
    code: "789",
    name: "Boeing 787-9",
    cruiseKmh: 905,
    rangeKm: 14_000,
    co2PerKm: 16.8,
    cabins: [
      cabin({
        cabin: "business",
        firstRow: 1,
        lastRow: 7,
        sections: ["A", "DG", "K"],
        before: ["lavatory", "galley"],
        pitchCm: 198,
      }),
      cabin({
        cabin: "premium_economy",
        firstRow: 15,
        lastRow: 17,
        sections: ["AC", "DEF", "HK"],
        before: ["closet"],
        bassinetRows: [15],
      }),
      cabin({
        cabin: "economy",
        firstRow: 20,
        lastRow: 44,
        sections: ["ABC", "DEF", "HJK"],
        exitRows: [31],
        bassinetRows: [20, 31],
        wing: [22, 33],
        before: ["lavatory", "galley"],
        after: ["lavatory", "galley", "lavatory"],
      }),
    ],
  },
  {
    code: "77W",
    name: "Boeing 777-300ER",
    cruiseKmh: 895,
    rangeKm: 13_600,
    co2PerKm: 23.5,
    cabins: [
      cabin({
        cabin: "first",
        firstRow: 1,
        lastRow: 2,
        sections: ["A", "EF", "K"],
        before: ["lavatory", "closet", "galley"],
        pitchCm: 208,
      }),
      cabin({
        cabin: "business",
        firstRow: 5,
        lastRow: 12,
        sections: ["AB", "EF", "JK"],
        before: ["lavatory", "galley"],
        pitchCm: 190,
      }),
      cabin({
        cabin: "economy",
        firstRow: 17,
        lastRow: 50,
        sections: ["ABC", "DEFG", "HJK"],
        exitRows: [27, 39],
        bassinetRows: [17, 28, 40],
        wing: [22, 37],
        before: ["lavatory", "galley"],
        after: ["lavatory", "galley", "lavatory"],
      }),
    ],
  },
];

const byCode = new Map(aircraft.map((type) => [type.code, type]));

/** For codes that come from this world's own tables. */
export const knownAircraft = (code: string): Aircraft => {
  const found = byCode.get(code);
  if (found === undefined) throw new Error(`The world has no aircraft ${code}; its types are in world/aircraft.ts.`);
  return found;
};

export const seatsOf = ({ cabins }: Aircraft, wanted: CabinClass): number =>
  cabins
    .filter(({ cabin }) => cabin === wanted)
    .reduce((sum, { firstRow, lastRow, sections }) => sum + (lastRow - firstRow + 1) * sections.join("").length, 0);
