import sharp from "sharp";

// Only what photographs come as is ever decoded; above all no SVG, which is a program more than a picture.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});

const quality = 75;
/** More would be 160 MB of memory for one picture. */
const mostPixels = 40_000_000;

/** The picture as webp, at most `width` pixels wide and never larger than it is; null for what is no picture. */
export const resize = async (bytes: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    const resized = await sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    return new Uint8Array(resized);
  } catch {
    return null;
  }
};
