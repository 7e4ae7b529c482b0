/** Leaves this document for another address, also one of another site. */
export const leaveFor = (url: string): void => window.location.assign(url);
