type Point = readonly [x: number, y: number];

const short = (value: number): number => Math.round(value * 100) / 100;

/**
 * The star inside one regular polygon, by Hankin's method: from the middle of each side two rays leave at `angle` to the
 * side, and each ends where it meets its neighbour's. Polygons set side to side continue each other's lines.
 */
export function girihStar(centre: Point, sides: number, apothem: number, turn: number, angle: number): string {
  const half = Math.PI / sides;
  // By symmetry the rays of neighbouring sides meet on the line from the centre to their shared corner.
  const reach = (apothem * Math.cos(angle)) / Math.cos(angle - half);
  const at = (radius: number, direction: number): string =>
    `${short(centre[0] + radius * Math.cos(direction))} ${short(centre[1] + radius * Math.sin(direction))}`;
  const points = Array.from({ length: sides }, (_, index) => {
    const direction = turn + 2 * half * index;
    return `${at(apothem, direction)}L${at(reach, direction + half)}`;
  });
  return `M${points.join("L")}Z`;
}

/** One square of the endless pattern of octagons and squares, `tile` units wide: eight-pointed stars, four-pointed between. */
export function girihTile(tile: number, angle = (67.5 / 180) * Math.PI): string {
  const apothem = tile / 2;
  const corner = (tile * (Math.SQRT2 - 1)) / 2;
  const corners: Point[] = [
    [0, 0],
    [tile, 0],
    [0, tile],
    [tile, tile],
  ];
  return [
    girihStar([apothem, apothem], 8, apothem, 0, angle),
    ...corners.map((point) => girihStar(point, 4, corner, Math.PI / 4, angle)),
  ].join("");
}
