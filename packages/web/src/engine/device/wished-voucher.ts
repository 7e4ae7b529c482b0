import { createDeviceCache, type EpochMs } from "@safar/engine";
import { deviceStorage } from "./device-storage.ts";

type Wished = { readonly code: string; readonly until: EpochMs | null };

const isWished = (value: unknown): value is Wished =>
  typeof value === "object" &&
  value !== null &&
  "code" in value &&
  typeof value.code === "string" &&
  "until" in value &&
  (value.until === null || typeof value.until === "number");

// Opened for each use: another tab may have written since.
const open = () =>
  createDeviceCache<Wished>({
    storage: deviceStorage,
    key: "wished-voucher",
    schema: 1,
    decode: (value) => (isWished(value) ? value : null),
  });

/** A voucher that somebody wants to use for what they book next. A device that keeps nothing forgets it with its page. */
export const wishVoucher = (wished: Wished, now: EpochMs): Promise<void> => open().write(wished, now);

/** The voucher that was wished for, which is then used up; null when there is none, or it is over. */
export const takeWishedVoucher = async (now: EpochMs): Promise<string | null> => {
  const cache = open();
  const wished = (await cache.read())?.value ?? null;
  if (wished === null) return null;
  await cache.clear();
  return wished.until === null || wished.until > now ? wished.code : null;
};
