import { livingMotifs } from "./motifs-people.ts";
import { skyMotifs } from "./motifs-sky.ts";
import { thingMotifs } from "./motifs-things.ts";

/** What a film's poster may be of. */
export const motifs = { ...skyMotifs, ...livingMotifs, ...thingMotifs };

export type FilmMotif = keyof typeof motifs;

export const isMotif = (name: string): name is FilmMotif => Object.hasOwn(motifs, name);
