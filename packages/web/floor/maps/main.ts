import "leaflet/dist/leaflet.css";
import { circleMarker, map as leafletMap } from "leaflet";
import type { MapPoint } from "../../src/features/map/map.types.ts";
import { createMapView } from "../../src/features/map/map-view.ts";

declare global {
  /** What a measurement does with whichever map is open. */
  var maps: { readonly zoomIn: () => void };
}

const hotelCount = 2000;
const container = document.querySelector<HTMLElement>("#map");
if (container === null) throw new Error("The page has no place for a map.");

/** The same places every time: Marsaglia's xorshift. */
let state = 20_261_122;
const random = (): number => {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 2 ** 32;
};

const hotels = Array.from({ length: hotelCount }, (_, index): MapPoint => {
  const price = 4000 + Math.round(random() * 60_000);
  return {
    id: String(index),
    name: `Hotel ${index}`,
    position: { latitude: 24.78 + random() * 0.3, longitude: 66.95 + random() * 0.35 },
    price,
    label: `Rs ${price.toLocaleString("en")}`,
  };
});

/** Circles on a canvas, with neither prices nor land. */
const openCircles = () => {
  const map = leafletMap(container, { preferCanvas: true, zoomControl: false }).fitBounds(
    hotels.map(({ position }) => [position.latitude, position.longitude]),
  );
  for (const { position } of hotels) circleMarker([position.latitude, position.longitude], { radius: 6 }).addTo(map);
  return { zoomIn: () => void map.zoomIn(1) };
};

const openPrices = () => {
  const view = createMapView(container, {
    points: hotels,
    places: [],
    tiles: null,
    isRightToLeft: false,
    covered: { head: 0, foot: 0, end: 0 },
    readColours: () => ({
      surface: "#ffffff",
      text: "#10233f",
      line: "#8a8577",
      dot: "#1c4f9f",
      water: "#c3dcea",
      name: "#55627a",
      halo: "#f4f1e8",
      sight: "#0c7480",
    }),
    lengthIn: (length, unit) => `${length} ${unit}`,
    readFamily: () => "system-ui, sans-serif",
    isStill: false,
    isWay: false,
    onPoint: () => {},
    onPress: () => {},
    onSeen: () => {},
  });
  return { zoomIn: () => view.zoomBy(1) };
};

globalThis.maps = location.search === "?circles" ? openCircles() : openPrices();
