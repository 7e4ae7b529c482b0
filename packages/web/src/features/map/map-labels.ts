import { type LayoutSetting, layOut, type MapLayout } from "./map-layout.ts";

/** A layout in which labels that find no room are written in brief, before the others: so that each point has one that can. */
export const layOutLabels = (setting: LayoutSetting): MapLayout => {
  const short = new Set<string>();
  const isShort = ({ id }: { readonly id: string }): boolean => short.has(id);
  for (;;) {
    const points = setting.points.map((point) =>
      isShort(point) && point.brief !== undefined ? { ...point, label: point.brief } : point,
    );
    const layout = layOut({
      ...setting,
      points: short.size === 0 ? points : [...points.filter(isShort), ...points.filter((point) => !isShort(point))],
    });
    const bare = layout.pins.filter(({ hasPrice, point }) => !hasPrice && point.brief !== undefined && !isShort(point));
    if (bare.length === 0)
      return short.size === 0 ? layout : { ...layout, pins: points.flatMap(({ id }) => layout.byId.get(id) ?? []) };
    for (const { point } of bare) short.add(point.id);
  }
};
