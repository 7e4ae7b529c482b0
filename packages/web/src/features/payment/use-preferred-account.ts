import { preferredAccountKey } from "@safar/engine";
import { useKept } from "../../engine/device/use-kept.ts";

/** Which account the person put first on this device; null while that is not known, or when they put none. */
export const usePreferredAccount = (): string | null => useKept(preferredAccountKey);
