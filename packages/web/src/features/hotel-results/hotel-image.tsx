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

/** What a room is drawn as: by its wide and its narrow beds, a sofa aside. */
const roomKind = ({ count, kinds }: HotelRoom["beds"]): PosterKind => {
  const numberOf = (...some: HotelRoom["beds"]["kinds"]) => kinds.filter((kind) => some.includes(kind)).length;
  const wide = numberOf("double", "queen", "king", "unknown");
  const narrow = count - wide - numberOf("sofa");
  if (wide > 0) return wide > 1 ? "doubles" : narrow > 0 ? "family" : "room";
  return ([undefined, "single", "twin"] as const)[narrow] ?? (narrow > 2 ? "triple" : "room");
};

/** `hotel` is its English name, `beds` are those of the room that is shown. */
type Props = { picture: HotelPicture | undefined; hotel: string; of?: string; beds?: HotelRoom["beds"] };
type Look = { alt?: string; sizes?: string; eager?: boolean };

/**
 * A picture of a hotel: its photograph, or a drawing of what it shows in the hotel's own colours, the same in both languages.
 * `of` names a part of it that has a look of its own, as a kind of room does. Without `alt` it is decoration.
 */
export const HotelImage = ({ picture, hotel, of = "", beds, ...look }: Props & Look) => {
  const scene = kinds[picture?.scene ?? "outside"];
  const kind = scene === "room" && beds !== undefined ? roomKind(beds) : scene;
  return (
    <Art
      kind={kind}
      of={picture?.url ?? (of === "" ? hotel : `${hotel} – ${of}`)}
      {...(kind === "hotel" ? {} : { within: hotel })}
      {...look}
    />
  );
};
