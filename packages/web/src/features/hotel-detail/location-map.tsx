import type { Hotel } from "@safar/engine";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useMapWords } from "../hotel-results/use-map-words.ts";
import { PlaceMap } from "../map/place-map.tsx";

/** Where one hotel stands, among what is near it. */
export default function LocationMap({ hotel }: { hotel: Hotel }) {
  const { locale } = useFacts();
  const words = useMapWords();
  const pins = useMemo(() => {
    const name = hotel.names[locale];
    return [{ id: hotel.hotelId, name, position: hotel.position, price: 0, label: name }];
  }, [hotel, locale]);
  const places = useMemo(
    () => hotel.nearby.map(({ names, position }) => ({ kind: "landmark" as const, name: names[locale], position })),
    [hotel, locale],
  );
  return <PlaceMap points={pins} words={words} places={places} />;
}
