import { expect, test } from "vitest";
import { type BedType, roomTypesOf } from "./hotel-rooms.ts";

const sleepsIn: Readonly<Record<BedType, number>> = {
  single: 1,
  twin: 1,
  double: 2,
  queen: 2,
  king: 2,
  sofa: 2,
  bunk: 2,
};

test.each(["hotel", "aparthotel", "resort", "guest_house", "hostel"] as const)(
  "invariant: nobody of those who sleep in a room of a %s is without a bed",
  (kind) => {
    for (const { beds, names, sleeps } of roomTypesOf({ key: "h", kind, stars: 5, isSingleRoom: false })) {
      const room = beds.types.reduce((sum, type) => sum + sleepsIn[type], 0);
      expect([names.en, sleeps.total <= room, sleeps.adults <= sleeps.total]).toEqual([names.en, true, true]);
    }
  },
);
