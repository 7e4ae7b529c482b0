/** Numbers from 0 to 1 that are always the same for the same name (FNV-1a into mulberry32). */
export function chanceOf(name: string): () => number {
  let seed = 2166136261;
  for (let index = 0; index < name.length; index++) seed = Math.imul(seed ^ name.charCodeAt(index), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
