/** What the lists that somebody keeps on this device are kept under. Apart, for whoever only looks whether there is anything. */
export const deviceKept = { offers: "saved-offers", prices: "watched-prices" } as const;
