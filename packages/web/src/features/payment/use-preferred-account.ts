import { preferredAccountKey } from "@safar/engine";
import { useEffect, useState } from "react";
import { deviceStorage } from "../../engine/device/device-storage.ts";

/** Which account the person put first on this device; null while that is not known, or when they put none. */
export const usePreferredAccount = (): string | null => {
  const [preferred, setPreferred] = useState<string | null>(null);
  useEffect(() => {
    // A browser that keeps nothing remembers no choice.
    deviceStorage.read(preferredAccountKey).then(setPreferred, () => undefined);
  }, []);
  return preferred;
};
