/** What is known not to be so, until it is mended: a part of a fault's text, and why it still is. A fault that is not here fails its journey. */
const knownFaults: readonly { readonly says: RegExp; readonly why: string }[] = [
  {
    says: /: shift: /,
    why: "Below the page of the travellers that is loaded anew the footer is in sight until they come, and letters of a face that comes late move lists.",
  },
  {
    says: /arrival: button "(?:Your account|حسابك)" went away with the focus/,
    why: "Who is signed out by another tab loses the menu that they stood on.",
  },
  {
    says: /\/wallet\/.*arrival: .* went away with the focus/,
    why: "The steps of a withdrawal take each other's place without handing the focus on.",
  },
];

export const isKnown = (fault: string): boolean => knownFaults.some(({ says }) => says.test(fault));
