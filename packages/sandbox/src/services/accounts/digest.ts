const rounds = 64;

/** Two 32-bit lanes mixed over the text: stands in for a hash in a simulated service, and protects nothing real. */
const mix = (text: string, seed: number): string => {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (high >>> 0).toString(16).padStart(8, "0") + (low >>> 0).toString(16).padStart(8, "0");
};

/** What a secret is stored and compared as, so that no row of the store shows a password or a code. */
export const digestOf = (secret: string, salt: string): string => {
  let digest = salt;
  for (let round = 0; round < rounds; round++) digest = mix(`${digest}:${secret}`, round);
  return digest;
};
