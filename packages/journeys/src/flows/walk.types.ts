import type { CheckoutView, FlightsView, QuotedPrice } from "@safar/engine";

/** The steps that every walk has while they are running. Those of what it is about alone stand beside them. */
export type Children = CheckoutView["children"] & Pick<FlightsView["children"], "search" | "checkout">;

/** How a walk stands, whatever it is about. */
export type View = Pick<FlightsView, "booking" | "busy" | "deadline" | "search" | "terminal"> & {
  readonly screen: string;
  readonly price: QuotedPrice | null;
  readonly checkout: CheckoutView | null;
  readonly children: Children;
};

export type Said = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A step of a walk that has to be there. */
export const childOf = <Steps extends object, Name extends keyof Steps>(
  children: Steps,
  name: Name,
): NonNullable<Steps[Name]> => {
  const found = children[name];
  if (found === undefined || found === null) throw new Error(`There is no ${String(name)} now.`);
  return found;
};
