import type { DeviceStorage, EpochMs } from "./ports.ts";

/** What is kept of a list: known by its key, with the instant at which it was put there. */
export type Kept = { readonly key: string; readonly at: EpochMs };

/** What became of a write: `FULL` when the list holds as many as it may, `REFUSED` when the device keeps nothing or has no room. */
export type ListOutcome = "KEPT" | "FULL" | "REFUSED";

/**
 * Some things that somebody asked this device to keep. Unlike a cache it never lets one go by itself, and says when it could not keep
 * one. No method rejects.
 */
export interface KeptList<Entry extends Kept> {
  /** The newest first; null when the device does not say. */
  list(): Promise<readonly Entry[] | null>;
  /** Adds one, or writes it anew where its key is known. */
  put(entry: Entry): Promise<ListOutcome>;
  /** Answers `KEPT` too when there was none: the list is as it is wanted. */
  remove(key: string): Promise<Exclude<ListOutcome, "FULL">>;
}

type KeptListOptions<Entry extends Kept> = {
  readonly storage: DeviceStorage;
  /** What the list is kept under. */
  readonly name: string;
  /** How many it may hold. */
  readonly most: number;
  /** Whether what stands there is an entry. What a device holds is untrusted. */
  readonly isEntry: (value: unknown) => value is Entry;
};

const listIn = (text: string | null): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

export const createKeptList = <Entry extends Kept>({
  storage,
  name,
  most,
  isEntry,
}: KeptListOptions<Entry>): KeptList<Entry> => {
  // Read for each use: another tab may have written since.
  const read = async (): Promise<readonly Entry[]> => listIn(await storage.read(name)).filter(isEntry);
  const write = (entries: readonly Entry[]) => storage.write(name, JSON.stringify(entries));
  return {
    async list() {
      try {
        return (await read()).toSorted((one, other) => other.at - one.at);
      } catch {
        return null;
      }
    },
    async put(entry) {
      try {
        const others = (await read()).filter(({ key }) => key !== entry.key);
        if (others.length >= most) return "FULL";
        await write([entry, ...others]);
        return "KEPT";
      } catch {
        return "REFUSED";
      }
    },
    async remove(key) {
      try {
        await write((await read()).filter((entry) => entry.key !== key));
        return "KEPT";
      } catch {
        return "REFUSED";
      }
    },
  };
};
