import type { HotelPicture, HotelRoom, HotelScene } from "@safar/engine";
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

/** Whether a room has more than one bed to sleep in, a sofa aside. */
const hasBedsApart = ({ count, kinds }: HotelRoom["beds"]): boolean =>
  count - kinds.filter((kind) => kind === "sofa").length > 1;

/**
 * A picture of a hotel: its photograph, or a drawing of what it shows in the hotel's own colours, the same in both languages.
 * `of` names a part of it that has a look of its own, as a kind of room does; `beds` are those of that room.
 * Without `alt` it is decoration.
 */
export const HotelImage = ({
  picture,
  hotel,
  of = "",
  beds,
  ...look
}: {
  picture: HotelPicture | undefined;
  /** Its English name. */
  hotel: string;
  of?: string;
  beds?: HotelRoom["beds"];
  alt?: string;
  sizes?: string;
  eager?: boolean;
}) => {
  const scene = kinds[picture?.scene ?? "outside"];
  const kind = scene === "room" && beds !== undefined && hasBedsApart(beds) ? "twin" : scene;
  return (
    <Art
      kind={kind}
      of={picture?.url ?? (of === "" ? hotel : `${hotel} – ${of}`)}
      {...(kind === "hotel" ? {} : { within: hotel })}
      {...look}
    />
  );
};
