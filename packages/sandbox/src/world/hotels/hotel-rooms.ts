import { between, chance } from "../hash.ts";
import type { Names } from "../names.ts";
import type { AccommodationKind } from "./hotel-names.ts";

export type BedType = "single" | "twin" | "double" | "queen" | "king" | "sofa" | "bunk";

/** A kind of room that a hotel has some of. */
export type RoomType = {
  readonly key: string;
  readonly names: Names;
  readonly beds: { readonly count: 1 | 2 | 3; readonly types: readonly BedType[] };
  readonly sizeM2: number;
  readonly sleeps: { readonly adults: number; readonly total: number };
  readonly view: "city" | "sea" | "garden" | "mountain" | "courtyard" | null;
  readonly amenities: readonly Names[];
  /** How many there are. */
  readonly stock: number;
  /** Of the hotel's plainest price. */
  readonly factor: number;
};

type Shape = Pick<RoomType, "names" | "beds" | "sizeM2" | "sleeps" | "factor"> & { readonly fromStars: number };

const shape = (
  en: string,
  ar: string,
  types: readonly BedType[],
  sizeM2: number,
  sleeps: readonly [adults: number, total: number],
  factor: number,
  fromStars = 0,
): Shape => ({
  names: { en, ar },
  beds: { count: types.length === 1 ? 1 : types.length === 2 ? 2 : 3, types },
  sizeM2,
  sleeps: { adults: sleeps[0], total: sleeps[1] },
  factor,
  fromStars,
});

// biome-ignore format: a table is read by its rows.
const shapes: Readonly<Record<AccommodationKind, readonly Shape[]>> = {
  hotel: [
    shape("Standard Double Room", "غرفة مزدوجة عادية", ["double", "single"], 22, [2, 3], 1), shape("Standard Twin Room", "غرفة بسريرين", ["single", "single"], 22, [2, 2], 1.02),
    shape("Deluxe King Room", "غرفة ديلوكس بسرير كبير", ["king", "sofa"], 30, [2, 4], 1.28, 3), shape("Family Room", "غرفة عائلية", ["double", "double", "sofa"], 38, [4, 6], 1.6),
    shape("Executive Suite", "جناح تنفيذي", ["king", "single", "sofa"], 52, [3, 5], 2.1, 4),
  ],
  aparthotel: [
    shape("Studio", "استوديو", ["queen", "sofa"], 34, [2, 4], 1), shape("One-Bedroom Apartment", "شقة بغرفة نوم", ["king", "sofa"], 52, [3, 4], 1.35),
    shape("Two-Bedroom Apartment", "شقة بغرفتي نوم", ["king", "double", "sofa"], 86, [6, 6], 1.95),
  ],
  resort: [
    shape("Garden Room", "غرفة بإطلالة على الحديقة", ["queen", "sofa"], 32, [2, 4], 1), shape("Deluxe Twin Room", "غرفة ديلوكس بسريرين", ["double", "double"], 38, [4, 4], 1.25),
    shape("Private Villa", "فيلا خاصة", ["king", "double", "sofa"], 96, [6, 6], 2.6),
  ],
  guest_house: [
    shape("Double Room", "غرفة مزدوجة", ["double", "single"], 18, [2, 3], 1), shape("Triple Room", "غرفة ثلاثية", ["single", "single", "single"], 24, [3, 3], 1.35),
  ],
  hostel: [
    shape("Private Room", "غرفة خاصة", ["double"], 14, [2, 2], 1), shape("Four-Bed Room", "غرفة بأربعة أسرّة", ["bunk", "bunk"], 20, [4, 4], 1.5),
  ],
};

const views = ["city", "garden", "courtyard", null] as const;

const roomAmenities: readonly (readonly [names: Names, likely: number])[] = [
  [{ en: "Private bathroom", ar: "حمام خاص" }, 0.97],
  [{ en: "Kettle and tea", ar: "غلاية وشاي" }, 0.8],
  [{ en: "Qibla direction", ar: "اتجاه القبلة" }, 0.85],
  [{ en: "Safe", ar: "خزنة" }, 0.6],
  [{ en: "Flat-screen TV", ar: "شاشة تلفاز" }, 0.85],
  [{ en: "Desk", ar: "مكتب" }, 0.55],
  [{ en: "Balcony", ar: "شرفة" }, 0.3],
];

type RoomPlan = {
  readonly key: string;
  readonly kind: AccommodationKind;
  readonly stars: number;
  /** Of one kind of room there is one, and nothing else. */
  readonly isSingleRoom: boolean;
};

export const roomTypesOf = ({ key, kind, stars, isSingleRoom }: RoomPlan): readonly RoomType[] => {
  const fitting = shapes[kind].filter(({ fromStars }) => stars >= fromStars);
  return (isSingleRoom ? fitting.slice(0, 1) : fitting).map(({ names, beds, sizeM2, sleeps, factor }, index) => {
    const room = `${key}/room${index}`;
    return {
      key: `r${index + 1}`,
      names,
      beds,
      sizeM2: sizeM2 + between(`${room}/size`, 21, -2, 6),
      sleeps,
      view: views[between(`${room}/view`, 22, 0, views.length - 1)] ?? null,
      amenities: roomAmenities
        .filter(([, likely], at) => chance(`${room}/${at}`, 23) < likely)
        .map(([amenity]) => amenity),
      stock: isSingleRoom ? 1 : between(`${room}/stock`, 24, 4, 14),
      factor,
    };
  });
};
