/**
 * React leaves a mark on each element it has taken over; until then a page is only what the server drew. What works as it was drawn,
 * and is taken over once somebody is there, is not waited for.
 */
export const isAlive = () =>
  [...document.querySelectorAll("main, main h1, main form, main button, main input, header a, header button")]
    .filter((element) => element.closest("[data-wakes-late]") === null)
    .every((element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$")));
