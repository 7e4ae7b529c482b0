import { type CheckoutLogic, type CheckoutService, lateCheckout, type Problem, type takeOnTo } from "@safar/engine";

type CheckoutHere = {
  readonly create: (service: CheckoutService, isKept: () => boolean) => CheckoutLogic;
  readonly takeOnTo: typeof takeOnTo;
};

let here: CheckoutHere | null = null;

/** Told by a page that begins in the checkout and comes with its chart. */
export const checkoutArrives = (checkout: CheckoutHere): void => {
  here = checkout;
};

export const isCheckoutHere = (): boolean => here !== null;

/** Leads a walk on through its checkout: before that has been fetched, nowhere. */
export const takeOnHere: typeof takeOnTo = (walk, wanted) => here?.takeOnTo(walk, wanted) ?? walk.viewNow().step;

/** Fetches what a checkout takes. Rejects without a connection; asked again, it tries again. */
export const fetchCheckout = async (): Promise<void> => {
  here ??= (await import("./checkout.chart.ts")).checkoutHere;
};

/** A checkout whose chart is fetched on the way to it: a page of results is lighter without. */
export const createLateCheckout = (service: CheckoutService, isKept: () => boolean): CheckoutLogic => {
  let logic: CheckoutLogic | null = null;
  return lateCheckout(() => {
    if (here === null) throw new Error("The checkout's chart has not been fetched.");
    logic ??= here.create(service, isKept);
    return logic;
  });
};

/** What a step reads, once what the next one takes is there as well. Without a connection neither comes. */
export const alongWith = async <Outcome>(
  part: Promise<void> | null,
  reading: Promise<Outcome>,
): Promise<Outcome | { readonly type: "PROBLEM"; readonly problem: Problem }> => {
  try {
    const [outcome] = await Promise.all([reading, part]);
    return outcome;
  } catch {
    return { type: "PROBLEM", problem: { kind: "offline" } };
  }
};

export const alongWithCheckout = <Outcome>(reading: Promise<Outcome>) => alongWith(fetchCheckout(), reading);
