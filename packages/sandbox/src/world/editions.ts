/** What each edition charges in. */
export const editionCurrency = { PK: "PKR", SA: "SAR" } as const;

/** Where its days begin and end. */
export const editionZone = { PK: "Asia/Karachi", SA: "Asia/Riyadh" } as const;
