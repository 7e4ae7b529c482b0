/** What a reference of a service may look like, wherever it stands in an address or a call. */
export const referencePattern = /^[A-Za-z0-9_.~-]{1,128}$/;

export const isReference = (text: string): boolean => referencePattern.test(text);
