/** What is known not to be so, until it is mended: a part of a fault's text, and why it still is. A fault that is not here fails its journey. */
const knownFaults: readonly { readonly says: RegExp; readonly why: string }[] = [
  {
    says: /: shift: /,
    why: "Below the page of the travellers that is loaded anew the footer is in sight until they come, and letters of a face that comes late move lists.",
  },
  {
    says: /: arrival: input "" went away with the focus/,
    why: "A code that is whole sends itself, and the page that follows does not take the focus of its last box.",
  },
  {
    says: /^(?:\/ar)?\/(?:reset-success|profilesettings|notifications|wallet\/[^:]*): arrival: /,
    why: "Of an account's pages several let the focus go: a form that is saved, a step of a withdrawal, a list that is marked as seen.",
  },
  {
    says: /^(?:\/ar)?\/hotels\/detail\/[^:]*: arrival: after the step nothing has the focus/,
    why: "Who is led back to a hotel from a room that was sold meanwhile begins at the top of the page, with no focus.",
  },
  {
    says: /: arrival: button "(?:Your account|حسابك)" went away with the focus/,
    why: "Who is signed out by another tab loses the menu that they stood on.",
  },
];

export const isKnown = (fault: string): boolean => knownFaults.some(({ says }) => says.test(fault));
