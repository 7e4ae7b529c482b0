/** What is known not to be so, until it is mended: a part of a fault's text, and why it still is. A fault that is not here fails its journey. */
const knownFaults: readonly { readonly says: RegExp; readonly why: string }[] = [
  {
    says: /: shift: /,
    why: "Below the page of the travellers that is loaded anew the footer is in sight until they come, and letters of a face that comes late move lists.",
  },
  {
    says: /: arrival: /,
    why: "Of an account's pages several let the focus go: a form that is saved, a step of a withdrawal, a code that sends itself, a list that is marked as seen.",
  },
];

export const isKnown = (fault: string): boolean => knownFaults.some(({ says }) => says.test(fault));
