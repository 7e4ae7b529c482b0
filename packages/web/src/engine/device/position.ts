type Where = { readonly latitude: number; readonly longitude: number };

const timeoutMs = 8000;

const ask = (): Promise<Where | null> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: timeoutMs, maximumAge: 10 * 60_000 },
    );
  });

const isAllowed = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
};

/** Where the device is, for whoever has asked for it: their browser may ask them first. Null where it does not say. */
export const askDevicePosition = (): Promise<Where | null> =>
  "geolocation" in navigator ? ask() : Promise.resolve(null);

/** Where the device is, if its owner has allowed that before. Nobody is asked anything. */
export const devicePosition = async (): Promise<Where | null> => ((await isAllowed()) ? askDevicePosition() : null);
