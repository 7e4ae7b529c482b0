import { createHash } from "node:crypto";
import { once } from "node:events";
import { brotliDecompressSync, constants, createBrotliCompress } from "node:zlib";

/** A page in brotli with a nonce put in. */
export type PackedPage = (nonce: string) => Uint8Array<ArrayBuffer>;

/** 16 bytes in base 64: what is put in is always as long, and ends alike. */
const nonceShape = /^[A-Za-z0-9+/]{22}==$/;
const nonceBytes = 24;

/** The header of a meta-block of so many bytes that are not compressed (RFC 7932, 9.2): where a nonce stands, it stands as it is. */
const plainHeader = Buffer.from(new Uint32Array([((nonceBytes - 1) << 3) | (1 << 19)]).buffer, 0, 3);

/** Bytes that no page holds: no text in UTF-8 has them, or none that people read. */
const unused = [0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x0e, 0x0f, 0x10, 0x11, 0x12, 0x13, 0xc0, 0xc1].concat([
  0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff,
]);

/**
 * Stands where a nonce will be while the rest is compressed. No two places have the same, so that nothing is written as a copy of it; its end is
 * that of every nonce, since what follows is coded by the two bytes before it.
 */
const standIn = (place: number): Buffer => {
  const mixed = createHash("sha256")
    .update(String(place))
    .digest()
    .subarray(2 - nonceBytes);
  return Buffer.from([...Array.from(mixed, (byte) => unused[byte % unused.length] ?? 0), 0x3d, 0x3d]);
};

/** Compresses one part after another, each to a whole number of bytes, with those before it known. */
const packer = () => {
  const compressor = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    flush: constants.BROTLI_OPERATION_FLUSH,
  });
  const out: Buffer[] = [];
  compressor.on("data", (bytes: Buffer) => out.push(bytes));
  const taken = () => Buffer.concat(out.splice(0));
  return {
    next: async (part: string | Buffer): Promise<Buffer> => {
      // What comes of a part is there when it is written: on a busy machine every turn that is waited for is long.
      await new Promise((resolve) => compressor.write(part, resolve));
      return taken();
    },
    last: async (part: string): Promise<Buffer> => {
      compressor.end(part);
      await once(compressor, "end");
      return taken();
    },
  };
};

/** Two nonces of which no place is alike: a page that unpacks to both of them holds no copy of a nonce anywhere else. */
const proofs = ["A".repeat(nonceBytes - 2), "/".repeat(nonceBytes - 2)].map((text) => `${text}==`);

/**
 * Compresses a page once for every nonce. Null where that cannot be done: what would not unpack to exactly the page is not given to anybody.
 * @param parts the page, cut where its nonce stood
 */
export const packPage = async (parts: readonly string[]): Promise<PackedPage | null> => {
  const pack = packer();
  const packed: Buffer[] = [];
  for (const [place, part] of parts.slice(0, -1).entries()) {
    packed.push(await pack.next(part));
    await pack.next(standIn(place));
  }
  packed.push(await pack.last(parts.at(-1) ?? ""));
  const filled: PackedPage = (nonce) => {
    const plain = Buffer.concat([plainHeader, Buffer.from(nonce, "latin1")]);
    return Buffer.concat(packed.flatMap((part, at) => (at === 0 ? [part] : [plain, part])));
  };
  const isWhole = (nonce: string): boolean => brotliDecompressSync(filled(nonce)).toString() === parts.join(nonce);
  try {
    return proofs.every(isWhole) ? filled : null;
  } catch {
    return null;
  }
};

/** Whether a nonce can be put into a packed page. */
export const isPackable = (nonce: string): boolean => nonceShape.test(nonce);
