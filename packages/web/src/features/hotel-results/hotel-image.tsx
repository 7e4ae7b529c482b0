import type { HotelPicture, HotelScene } from "@safar/engine";
import type { PosterKind } from "@safar/ui/poster";
import { Art } from "../../app/art.tsx";

const kinds: Readonly<Record<HotelScene, PosterKind>> = {
  outside: "hotel",
  lobby: "lobby",
  room: "room",
  bath: "bath",
  restaurant: "restaurant",
  terrace: "terrace",
  pool: "pool",
  unknown: "hotel",
};

/**
 * A picture of a hotel: its photograph, or a drawing of what it shows in the hotel's own colours, the same in both languages.
 * `of` names a part of it that has a look of its own, as a kind of room does. Without `alt` it is decoration.
 */
export const HotelImage = ({
  picture,
  hotel,
  of = "",
  ...look
}: {
  picture: HotelPicture | undefined;
  /** Its English name. */
  hotel: string;
  of?: string;
  alt?: string;
  sizes?: string;
  eager?: boolean;
}) => {
  const kind = kinds[picture?.scene ?? "outside"];
  return (
    <Art
      kind={kind}
      of={picture?.url ?? (of === "" ? hotel : `${hotel} – ${of}`)}
      {...(kind === "hotel" ? {} : { within: hotel })}
      {...look}
    />
  );
};
