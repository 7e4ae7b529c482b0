import type { HotelOffer } from "@safar/engine";

type Kept = Pick<HotelOffer, "area" | "names" | "pictures" | "reviewCount" | "score" | "stars">;

/** What is kept of a hotel of a search. */
export const savedHotel = ({ area, names, pictures: [picture], reviewCount, score, stars }: Kept) => ({
  title: names,
  detail: area,
  stars,
  rated: { score, reviewCount },
  art: { kind: "hotel" as const, of: picture?.url ?? names.en },
});
