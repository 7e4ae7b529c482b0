/**
 * What kind of test a fault asks for: the simulation of seeds, the clients against answers that a test makes, the product over
 * HTTP, a browser, or properties over all inputs.
 */
export type Layer = "simulation" | "clients" | "http" | "browser" | "property";

export type Cover =
  /** Counted by the simulation under this name, and met in every long run. */
  | { readonly by: "simulation"; readonly name: string }
  /** A test of this name, as it is written, in a file under `packages/`. */
  | { readonly by: "test"; readonly file: string; readonly name: string };

export type FaultRow = {
  readonly number: number;
  readonly fault: string;
  /** What must happen then. */
  readonly must: string;
  readonly layers: readonly Layer[];
  readonly coveredBy: readonly Cover[];
  /** What of it nothing covers, and why. */
  readonly gap?: string;
};

export const counted = (name: string): Cover => ({ by: "simulation", name });

export const shown = (file: string, name: string): Cover => ({ by: "test", file, name });
