/** A piece of the drawn map, one of a grid that is as fixed to the land as a tile server's pictures. */
export type Sheet = { readonly key: string; readonly column: number; readonly row: number };

type Spot = { readonly x: number; readonly y: number };

/** CSS pixels: small enough that one is drawn within a frame on a phone, large enough that a window wants few. */
export const sheetSide = 384;

/** The sheets that a rectangle of the world touches, in pixels of its zoom; those that lie next to its middle come first. */
export const sheetsIn = (from: Spot, to: Spot): readonly Sheet[] => {
  const sheets: Sheet[] = [];
  const last = (edge: number) => Math.ceil(edge / sheetSide) - 1;
  for (let row = Math.floor(from.y / sheetSide); row <= last(to.y); row++)
    for (let column = Math.floor(from.x / sheetSide); column <= last(to.x); column++)
      sheets.push({ key: `${column} ${row}`, column, row });
  const middle = { x: (from.x + to.x) / 2 / sheetSide - 0.5, y: (from.y + to.y) / 2 / sheetSide - 0.5 };
  const away = ({ column, row }: Sheet) => Math.hypot(column - middle.x, row - middle.y);
  return sheets.sort((one, other) => away(one) - away(other));
};
