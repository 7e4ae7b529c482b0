import { type FetchedPicture, fetchPicture } from "./fetch-picture.ts";

export type Picture =
  | { readonly type: "READY"; readonly webp: Uint8Array<ArrayBuffer> }
  | { readonly type: "FORBIDDEN" }
  /** Its origin did not give it, or gave something else. */
  | { readonly type: "UNAVAILABLE" }
  /** As many pictures as this server works on at a time are in hand. */
  | { readonly type: "BUSY" };

export type PicturesOptions = {
  readonly origins: readonly string[];
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  /** Of pictures kept, in bytes. */
  readonly room?: number;
};

const keptForMs = 24 * 60 * 60_000;
/** So long nobody asks again for what could not be had. */
const givenUpForMs = 60_000;
const mostAtOnce = 16;

type Kept = { readonly picture: Picture; readonly until: number };

const sizeOf = (picture: Picture): number => (picture.type === "READY" ? picture.webp.length : 0) + 200;

/** Pictures of other origins as webp at a width, kept in this process; the same one asked for twice at once is made once. */
export const openPictures = ({ origins, fetch, now, room = 64 * 1024 * 1024 }: PicturesOptions) => {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<Picture>>();
  let used = 0;

  const drop = (key: string) => {
    const entry = kept.get(key);
    if (entry && kept.delete(key)) used -= sizeOf(entry.picture);
  };

  const keep = (key: string, picture: Picture) => {
    drop(key);
    kept.set(key, { picture, until: now() + (picture.type === "READY" ? keptForMs : givenUpForMs) });
    used += sizeOf(picture);
    for (const oldest of kept.keys()) {
      if (used <= room) break;
      drop(oldest);
    }
  };

  const finish = async (fetched: FetchedPicture, width: number): Promise<Picture> => {
    if (fetched.type !== "FETCHED") return fetched;
    // Loaded with the first picture: a server whose pictures are all drawn needs no decoder.
    const { resize } = await import("./resize.ts");
    const webp = await resize(fetched.bytes, width);
    return webp ? { type: "READY", webp } : { type: "UNAVAILABLE" };
  };

  const make = async (key: string, address: string, width: number): Promise<Picture> => {
    const picture = await finish(await fetchPicture(address, { origins, fetch }), width);
    if (picture.type !== "FORBIDDEN") keep(key, picture);
    return picture;
  };

  return {
    /** The picture at an address, at most `width` pixels wide. */
    read: async (address: string, width: number): Promise<Picture> => {
      const key = `${width} ${address}`;
      const entry = kept.get(key);
      if (entry && entry.until > now()) return entry.picture;
      const pending = making.get(key);
      if (pending) return pending;
      if (making.size >= mostAtOnce) return { type: "BUSY" };
      const made = make(key, address, width).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
};

export type Pictures = ReturnType<typeof openPictures>;
