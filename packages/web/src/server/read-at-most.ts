/** A whole body, or null as soon as there is more of it than `mostBytes`: what is left is not read. */
export const readAtMost = async (
  body: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
