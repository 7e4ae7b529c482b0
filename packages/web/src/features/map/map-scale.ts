import { control, type Map as LeafletMap } from "leaflet";
import type { LengthUnit } from "../../i18n/distance.ts";

/** How long a piece of the land is, in the page's language, at the map's foot. */
export const addScale = (
  map: LeafletMap,
  isRightToLeft: boolean,
  lengthIn: (length: number, unit: LengthUnit) => string,
): void => {
  const box = control
    .scale({ imperial: false, updateWhenIdle: true, position: isRightToLeft ? "bottomright" : "bottomleft" })
    .addTo(map)
    .getContainer();
  if (box === undefined) return;
  // The library lays a map out from the left, its words with it.
  box.dir = isRightToLeft ? "rtl" : "ltr";
  // And it writes metres and kilometres in English alone, whenever the map has come to rest.
  const write = () => {
    const line = box.firstElementChild;
    const [, length, unit] = /^(\d+) (k?m)$/.exec(line?.textContent ?? "") ?? [];
    if (line && length !== undefined && unit !== undefined)
      line.textContent = lengthIn(Number(length), unit === "km" ? "kilometer" : "meter");
  };
  map.on("moveend", write);
  map.whenReady(write);
};
