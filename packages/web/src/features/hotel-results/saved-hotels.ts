import type { HotelRow, SearchText } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";

type Kept = Pick<
  HotelRow,
  "area" | "hotelId" | "isRefundableWanted" | "names" | "pictures" | "reviewCount" | "score" | "stars"
>;

/** What is kept of a hotel of a search. Its page names no session: the stay is looked for anew. */
export const savedHotel = (search: SearchText | null) => (hotel: Kept) => {
  const {
    area,
    hotelId,
    names,
    pictures: [picture],
    reviewCount,
    score,
    stars,
  } = hotel;
  return {
    ...(search !== null && { page: paths.hotelDetail("saved", { ...hotel, id: hotelId }, search) }),
    title: names,
    detail: area,
    stars,
    rated: { score, reviewCount },
    art: { kind: "hotel" as const, of: picture?.url ?? names.en },
  };
};
