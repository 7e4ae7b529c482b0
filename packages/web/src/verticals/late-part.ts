import { use } from "react";

/** A part of a page that its address chooses. Its script comes beside the route's own. */
export type LatePart<Value = unknown> = {
  /** Fetched once; asked again after a failure, it tries again. */
  readonly load: () => Promise<Value>;
  /** For what renders it: there at once on a page that has fetched it. */
  readonly use: () => Value;
};

export const latePart = <Value>(source: () => Promise<{ readonly default: Value }>): LatePart<Value> => {
  let loading: Promise<Value> | undefined;
  let loaded: { readonly default: Value } | undefined;
  const fetched = async () => {
    try {
      loaded = await source();
      return loaded.default;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const load = () => (loading ??= fetched());
  return { load, use: () => (loaded === undefined ? use(load()) : loaded.default) };
};
