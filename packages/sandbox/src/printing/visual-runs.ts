import createBidi from "bidi-js";

export type Direction = "ltr" | "rtl";
export type Script = "arabic" | "latin" | "latinExtended";

/** Signs of one script beside each other, as a font lays them out: Arabic in the order of reading, all else from left to right. */
export type Run = { readonly script: Script; readonly text: string };

const bidi = createBidi();

const arabic = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/;
const extended = /[\u0100-\u02af\u1e00-\u1eff]/;
/** Marks that say how a line runs and are not drawn. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/;

const scriptOf = (sign: string): Script => {
  if (arabic.test(sign)) return "arabic";
  return extended.test(sign) ? "latinExtended" : "latin";
};

/** Which way a text runs by itself: by its first letter, or as the page does where it has none. */
export const directionOf = (text: string, page: Direction): Direction => {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return page;
  return arabic.test(letter) ? "rtl" : "ltr";
};

/**
 * A line from left to right as it stands on paper, by the Unicode bidirectional algorithm: fonts shape a run, and put no runs of both
 * directions in order.
 */
export const visualRuns = (text: string, direction: Direction): readonly Run[] => {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const runs: { script: Script; text: string }[] = [];
  for (const place of bidi.getReorderedIndices(text, embedding)) {
    const sign = mirrored.get(place) ?? text.charAt(place);
    if (unseen.test(sign)) continue;
    const script = scriptOf(sign);
    const last = runs.at(-1);
    if (last?.script !== script) runs.push({ script, text: sign });
    // A font lays Arabic out from the right by itself, so that it is given back in the order of reading.
    else last.text = script === "arabic" ? sign + last.text : last.text + sign;
  }
  return runs;
};
