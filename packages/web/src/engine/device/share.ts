export type ShareOutcome = "SHARED" | "COPIED" | "FAILED";

const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

const copied = (url: string): Promise<ShareOutcome> =>
  navigator.clipboard.writeText(url).then(
    () => "COPIED",
    () => "FAILED",
  );

/** Hands an address to whatever the device shares with; where there is none, copies it. */
export const shareAddress = async (what: { readonly title: string; readonly url: string }): Promise<ShareOutcome> => {
  if (!("share" in navigator)) return copied(what.url);
  try {
    await navigator.share(what);
    return "SHARED";
  } catch (error) {
    return isDismissed(error) ? "SHARED" : copied(what.url);
  }
};
