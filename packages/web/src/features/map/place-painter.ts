import type { MapPlace } from "./map.types.ts";
import type { PlacedPlace } from "./map-layout.ts";
import { isAboveAll } from "./place-kind.ts";
import { paintSign } from "./place-signs.ts";

export type PlaceColours = { readonly name: string; readonly halo: string; readonly sight: string };

const nameHalo = 4;

const fonts = { area: "600 14px", suburb: "500 13px", landmark: "400 13px" } as const;

const fontOf = (place: MapPlace, family: string): string =>
  isAboveAll(place) ? `700 15px ${family}` : `${fonts[place.kind]} ${family}`;

/** How wide the name of a place is in CSS pixels. */
export const createNameRuler = (canvas: OffscreenCanvasRenderingContext2D, family: string) => (place: MapPlace) => {
  canvas.font = fontOf(place, family);
  return canvas.measureText(place.name).width;
};

export const paintPlaceSign = (
  canvas: OffscreenCanvasRenderingContext2D,
  { place, spot }: Pick<PlacedPlace, "place" | "spot">,
  { halo, sight }: PlaceColours,
): void => paintSign(canvas, place.sign ?? "sight", spot, { disc: sight, ink: halo });

type Brush = { readonly colours: PlaceColours; readonly family: string; readonly isRightToLeft: boolean };

/** Writes the names of quarters and sights on the land, and draws the signs of the sights. */
export const paintPlaces = (
  canvas: OffscreenCanvasRenderingContext2D,
  placed: readonly PlacedPlace[],
  { colours, family, isRightToLeft }: Brush,
): void => {
  canvas.direction = isRightToLeft ? "rtl" : "ltr";
  for (const { place, spot, x, y } of placed) {
    canvas.font = fontOf(place, family);
    Object.assign(canvas, { textBaseline: "middle", textAlign: "center", lineJoin: "round" });
    Object.assign(canvas, { lineWidth: nameHalo, strokeStyle: colours.halo });
    canvas.strokeText(place.name, x, y);
    canvas.fillStyle = isAboveAll(place) ? colours.sight : colours.name;
    canvas.fillText(place.name, x, y);
    if (place.kind === "landmark") paintPlaceSign(canvas, { place, spot }, colours);
  }
};
