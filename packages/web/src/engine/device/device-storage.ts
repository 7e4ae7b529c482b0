import type { DeviceStorage } from "@safar/engine";

const prefix = "safar.";

/** The browser's own store. A browser that refuses it makes every call fail, as the port says it may. */
export const deviceStorage: DeviceStorage = {
  read: async (key) => localStorage.getItem(prefix + key),
  write: async (key, value) => localStorage.setItem(prefix + key, value),
  remove: async (key) => localStorage.removeItem(prefix + key),
};
