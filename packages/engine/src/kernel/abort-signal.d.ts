/**
 * As much of the platform's AbortSignal as this floor may know of. Browsers and Node have it, this package's `lib` does not; where
 * the package is used, the platform's own declaration takes its place.
 */
interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}
