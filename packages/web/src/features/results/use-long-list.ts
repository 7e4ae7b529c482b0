import { type RefObject, useEffect, useState } from "react";
import type { LongList } from "./long-list.tsx";

/** What a card is about as high as, with its gap, where none could be measured. */
const usualHeight = 180;

type Ready = { readonly List: typeof LongList; readonly typicalHeight: number };

const heightIn = (place: HTMLElement | null): number => {
  const height = Math.round(place?.querySelector("li")?.getBoundingClientRect().height ?? 0);
  return height === 0 ? usualHeight : height + 8;
};

/** The window around a long list, fetched when there is one; null until it is there. */
export const useLongList = (isLong: boolean, place: RefObject<HTMLElement | null>): Ready | null => {
  const [ready, setReady] = useState<Ready | null>(null);
  useEffect(() => {
    if (!isLong) return undefined;
    let isWanted = true;
    const load = async () => {
      const { LongList } = await import("./long-list.tsx");
      if (isWanted) setReady({ List: LongList, typicalHeight: heightIn(place.current) });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [isLong, place]);
  return ready;
};
