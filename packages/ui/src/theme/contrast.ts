const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of an opaque `#rrggbb`, by WCAG 2.2. */
export function luminance(hex: string): number {
  const parts = /^#(..)(..)(..)$/.exec(hex);
  if (!parts) throw new Error(`"${hex}" is no opaque colour; write it as #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => channel(Number.parseInt(part, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
