import { useEffect, useState } from "react";
import { deviceStorage } from "./device-storage.ts";

/** What this device keeps under a key; null while that is not known, and where it keeps nothing. */
export const useKept = (key: string): string | null => {
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    // A browser that keeps nothing remembers no choice.
    deviceStorage.read(key).then(setKept, () => undefined);
  }, [key]);
  return kept;
};

/** Keeps something under a key, where the device keeps anything. */
export const keep = (key: string, value: string): void => {
  deviceStorage.write(key, value).catch(() => undefined);
};
