/** At which height of the page something begins, in whole pixels, wherever the window stands. */
export const pageTopOf = (element: Element): number => Math.round(element.getBoundingClientRect().top + window.scrollY);
