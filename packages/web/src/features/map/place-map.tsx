import { useSuspenseQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { PointMap } from "./lazy-map.ts";
import { mapTilesQuery } from "./map-tiles.ts";

const nothing = (): void => undefined;

type Props = Omit<ComponentProps<typeof PointMap>, "tiles" | "isRightToLeft" | "highlighted" | "onHighlight"> &
  Partial<Pick<ComponentProps<typeof PointMap>, "highlighted" | "onHighlight">>;

/** The map of a page: over the land that there is, in the direction of the page's language. */
export function PlaceMap({ highlighted = null, onHighlight = nothing, ...props }: Props) {
  const { locale } = useFacts();
  const { data: tiles } = useSuspenseQuery(mapTilesQuery);
  return (
    <PointMap
      {...props}
      tiles={tiles}
      isRightToLeft={locale === "ar"}
      highlighted={highlighted}
      onHighlight={onHighlight}
    />
  );
}
