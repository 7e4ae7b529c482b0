import type { HotelOffer } from "@safar/engine";

/** What is kept of a hotel of a search. */
export const savedHotel = ({ area, names, pictures: [picture] }: Pick<HotelOffer, "area" | "names" | "pictures">) => ({
  title: names,
  detail: area,
  art: { kind: "hotel" as const, of: picture?.url ?? names.en },
});
